"""What people download: laid out as Linux expects, with every library's licence."""

from __future__ import annotations

import importlib.util
import platform
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

ROOT = Path(__file__).parents[2]


def module(name: str) -> ModuleType:
    """A script of packaging/, which is no package (it would shadow the library of that name)."""
    spec = importlib.util.spec_from_file_location(f"gobsmack_{name}", ROOT / "packaging" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


project = module("project")
APP: str = project.APP


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A built folder in small."""
    folder = tmp_path / "gobsmack"
    (folder / "_internal").mkdir(parents=True)
    (folder / "gobsmack").write_text('#!/bin/sh\necho played "$@"\n')
    (folder / "gobsmack").chmod(0o755)
    (folder / "_internal/data.toml").write_text("x = 1\n")
    (folder / "_internal/libgoat.so.1").touch(0o755)
    return folder


@pytest.mark.skipif(sys.platform != "linux" or shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")
def test_a_deb_holds_the_game_its_command_entry_and_icons(built: Path, tmp_path: Path) -> None:
    package = module("packages").deb(built, tmp_path)
    listed = subprocess.run(["dpkg-deb", "--contents", str(package)], capture_output=True, text=True, check=True).stdout
    doc = "usr/share/doc/gobsmack"
    for path in ("usr/lib/gobsmack/gobsmack", "usr/bin/gobsmack", f"usr/share/applications/{APP}.desktop",
                 "usr/share/icons/hicolor/256x256/apps/gobsmack.png", f"{doc}/copyright", f"{doc}/changelog.gz",
                 "usr/share/man/man6/gobsmack.6.gz", "usr/share/lintian/overrides/gobsmack",
                 f"usr/share/metainfo/{APP}.metainfo.xml"):  # fmt: skip
        assert f"./{path}" in listed, path
    modes = {line.split()[5].rpartition("/")[2]: line[:10] for line in listed.splitlines()}
    assert modes["libgoat.so.1"] == "-rw-r--r--", "a library is no program"
    fields = subprocess.run(["dpkg-deb", "--field", str(package)], capture_output=True, text=True, check=True).stdout
    assert "Package: gobsmack" in fields and project.version() in fields and f"Homepage: {project.SITE}" in fields
    assert ", zlib1g" in fields, "the program's loader needs it"
    assert f"libc6 (>= {platform.libc_ver()[1]})" in fields, "an older system is told, not surprised"
    subprocess.run(["dpkg-deb", "--extract", str(package), str(tmp_path / "there")], check=True)
    run = subprocess.run([str(tmp_path / "there/usr/bin/gobsmack"), "a"], capture_output=True, text=True, check=True)
    assert run.stdout == "played a\n"


@pytest.mark.skipif(sys.platform != "linux", reason="Linux packages")
def test_an_appdir_runs_as_it_is_and_a_tar_has_one_folder(built: Path, tmp_path: Path) -> None:
    packages = module("packages")
    tree = packages.appdir(built, tmp_path)
    assert subprocess.run([str(tree / "AppRun"), "b"], capture_output=True, text=True).stdout == "played b\n"
    assert (tree / f"{APP}.desktop").exists() and (tree / ".DirIcon").exists()
    with tarfile.open(packages.tar(built, tmp_path)) as file:
        assert {name.split("/")[0] for name in file.getnames()} == {f"gobsmack-{project.version()}"}


def test_every_library_at_run_time_comes_with_its_licence(tmp_path: Path) -> None:
    names = {name.lower().replace("_", "-") for name in module("licences").write(tmp_path)}
    assert {"pygame-ce", "pymunk", "pyzmq", "msgpack", "msgspec", "zeroconf", "cryptography"} <= names
    for file in tmp_path.glob("*.txt"):
        words = file.read_text(encoding="utf-8").lower()
        assert "licen" in words or "copying" in words, file.name
        assert file.stat().st_size > 300, f"{file.name}: only a name, and no licence"


def test_every_native_library_inside_them_comes_with_its_licence(tmp_path: Path) -> None:
    """SDL, the sound and picture formats, ZeroMQ ...: whatever the wheels of our libraries bring along."""
    licences = module("licences")
    licences.write(tmp_path)
    brought = [
        Path(str(file)).name
        for library in licences.wanted()
        for file in library.files or ()
        if ".libs/" in str(file) or "/.dylibs/" in str(file) or file.suffix == ".dll"
    ]
    assert brought or sys.platform not in ("linux", "darwin", "win32")
    for name in brought:
        notice = licences.notice_of(name)
        assert notice and (tmp_path / f"{notice}.txt").stat().st_size > 500, f"{name}: no licence in packaging/notices"


@pytest.mark.parametrize(
    "name, notice",
    [("libSDL2_ttf-2-e69a.0.so.0.24", "SDL2_ttf"), ("libSDL2-2-50d1.0.so.0", "SDL2"), ("libopusfile-96.so.0", "opusfile"),
     ("libz.so.1", "z"), ("libzmq-2f.so.5", "pyzmq"), ("libwebpdemux-ce.so.2", "webp"), ("libstdc++.so.6", "gcc"),
     ("libpython3.12.so.1.0", "Python"), ("libcrypto.so.3", "openssl"), ("libreadline.so.8", ""), ("SDL2.dll", "SDL2")],
)  # fmt: skip
def test_the_licence_of_a_native_library_is_found_by_its_name(name: str, notice: str) -> None:
    assert module("licences").notice_of(name) == notice


@pytest.mark.skipif(sys.platform != "linux", reason="Linux packages")
def test_a_library_without_its_licence_is_not_handed_on(built: Path, monkeypatch, capsys) -> None:
    """Another Python brings other libraries: Debian's has an Expat of its own."""
    packages = module("packages")
    monkeypatch.setattr(packages, "DIST", built.parent)
    assert packages.main() == 1
    assert "libgoat.so.1" in capsys.readouterr().err and not list(built.parent.glob("*.tar.gz"))
    (built / "_internal/libgoat.so.1").rename(built / "_internal/libexpat.so.1")
    shutil.copytree(ROOT / "packaging/notices", built / "_internal/licences")
    assert packages.licences.unnoticed(built) == []


def test_the_desktop_entry_names_the_command_and_the_icon() -> None:
    entry = (ROOT / "packaging/gobsmack.desktop").read_text(encoding="utf-8")
    assert (
        "Exec=gobsmack %u\n" in entry and "MimeType=x-scheme-handler/gobsmack;" in entry and "Icon=gobsmack\n" in entry
    )


@pytest.fixture
def library(built: Path) -> Path:
    """A library in the built folder that looks for others where it was built, and beside itself."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    source = next(path for path in Path(msgspec.__file__).parent.glob(f"*{suffix}"))
    made = built / "_internal" / f"goat{suffix}"
    shutil.copyfile(source, made)
    module("run_paths")._patchelf("--set-rpath", "/builder/lib:$ORIGIN/../lib:/opt/x", str(made))
    return made


@pytest.mark.skipif(sys.platform != "linux", reason="Linux libraries")
def test_no_library_of_a_package_looks_in_a_folder_of_the_builders(
    built: Path, library: Path, monkeypatch, capsys
) -> None:
    """Whoever could write to a folder of that name elsewhere could put a library there."""
    run_paths, packages = module("run_paths"), module("packages")
    assert run_paths.foreign(built) == {library: "/builder/lib:$ORIGIN/../lib:/opt/x"}
    monkeypatch.setattr(packages, "DIST", built.parent)
    assert packages.main() == 1
    assert "/builder/lib" in capsys.readouterr().err and not list(built.parent.glob("*.tar.gz"))
    assert run_paths.clean(built) == 1 and run_paths.foreign(built) == {}
    assert run_paths._looks_in(library) == "$ORIGIN/../lib"
    run_paths._patchelf("--set-rpath", "/builder/lib", str(library))
    run_paths.clean(built)
    assert run_paths._looks_in(library) == ""
    code = f"import importlib.util as i; s = i.spec_from_file_location('msgspec._core', {str(library)!r}); i.module_from_spec(s)"
    subprocess.run([sys.executable, "-c", code], check=True)
    spec = (ROOT / "packaging/gobsmack.spec").read_text(encoding="utf-8")
    assert "run_paths.clean(Path(folder.name))" in spec
