"""Large prints: the five posters of the main menu, the sign over it, wide pictures, the program's icon.

`sheet` is a poster's frame, `scenes` what stands in it, `wide` the sign and the field of BattleGoats, `app_icon` the
icon (`python -m art.posters.app_icon` writes the copies for packaging). Only the names of the games are lettered;
every other word is set at run time on the empty plates, see `game.ui.pieces.Pieces.words_rect`.
"""
