; The Windows installer of dist/gobsmack. With NSIS (Debian: nsis), on any system:
;   makensis -DVERSION=1.0.0 -DBUILT=..\..\dist\gobsmack -DOUT=..\..\dist\gobsmack-1.0.0-setup.exe -DSITE=https://... packaging/windows/gobsmack.nsi
; packages.py says it with the right numbers.
Unicode true
!include "MUI2.nsh"

Name "Gobsmack"
OutFile "${OUT}"
InstallDir "$PROGRAMFILES64\Gobsmack"
InstallDirRegKey HKLM "Software\Gobsmack" "folder"
RequestExecutionLevel admin
SetCompressor /SOLID lzma
BrandingText "Gobsmack ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Gobsmack"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Gobsmack installer"
VIAddVersionKey "CompanyName" "The Gobsmack makers"
VIAddVersionKey "LegalCopyright" "(c) 2026 the Gobsmack makers, MIT licence"

!define MUI_ICON "..\icons\gobsmack.ico"
!define MUI_UNICON "..\icons\gobsmack.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\gobsmack.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Gobsmack"
!insertmacro MUI_PAGE_LICENSE "..\..\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Finnish"
!insertmacro MUI_LANGUAGE "SpanishInternational"

Section "Gobsmack"
  SetShellVarContext all
  SetRegView 64
  ; What an older version had and this one has not must not stay within reach of its imports.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${BUILT}/*"
  File "/oname=gobsmack.ico" "..\icons\gobsmack.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Gobsmack.lnk" "$INSTDIR\gobsmack.exe" "" "$INSTDIR\gobsmack.ico"
  ; Tables are found and joined on private networks only. A host is the second program.
  nsExec::ExecToLog 'netsh advfirewall firewall delete rule name="Gobsmack"'
  nsExec::ExecToLog 'netsh advfirewall firewall add rule name="Gobsmack" dir=in action=allow profile=private,domain program="$INSTDIR\gobsmack.exe" enable=yes'
  nsExec::ExecToLog 'netsh advfirewall firewall add rule name="Gobsmack" dir=in action=allow profile=private,domain program="$INSTDIR\gobsmack-console.exe" enable=yes'
  ; Invites: gobsmack://...
  WriteRegStr HKLM "Software\Classes\gobsmack" "" "URL:Gobsmack invite"
  WriteRegStr HKLM "Software\Classes\gobsmack" "URL Protocol" ""
  WriteRegStr HKLM "Software\Classes\gobsmack\DefaultIcon" "" "$INSTDIR\gobsmack.ico"
  WriteRegStr HKLM "Software\Classes\gobsmack\shell\open\command" "" '"$INSTDIR\gobsmack.exe" "%1"'
  WriteRegStr HKLM "Software\Gobsmack" "folder" "$INSTDIR"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayName" "Gobsmack"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKLM "${UNINSTALL}" "DisplayIcon" "$INSTDIR\gobsmack.ico"
  WriteRegStr HKLM "${UNINSTALL}" "Publisher" "The Gobsmack makers"
  WriteRegStr HKLM "${UNINSTALL}" "URLInfoAbout" "${SITE}"
  WriteRegStr HKLM "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKLM "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKLM "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  SetShellVarContext all
  SetRegView 64
  ; Only what was put there: settings, matches and recordings lie elsewhere, and stay.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\gobsmack.exe"
  Delete "$INSTDIR\gobsmack-console.exe"
  Delete "$INSTDIR\gobsmack.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Gobsmack.lnk"
  nsExec::ExecToLog 'netsh advfirewall firewall delete rule name="Gobsmack"'
  DeleteRegKey HKLM "Software\Classes\gobsmack"
  DeleteRegKey HKLM "Software\Gobsmack"
  DeleteRegKey HKLM "${UNINSTALL}"
SectionEnd
