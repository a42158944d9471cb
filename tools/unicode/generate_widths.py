#!/usr/bin/env python3
"""Prints src/base/display_width_tables.inc: how many columns a terminal gives to a character.

    python3 tools/unicode/generate_widths.py > src/base/display_width_tables.inc

As in the usual wcwidth: East Asian wide and fullwidth characters take two columns; marks that combine with the character
before them, format characters and the second and third parts of Hangul syllables take none."""
import unicodedata

LAST = 0x10FFFF
# EastAsianWidth.txt: these are wide also where nothing is assigned yet.
WIDE_BLOCKS = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
SOFT_HYPHEN = 0xAD  # the one format character that terminals show


def width(code):
    character = chr(code)
    category = unicodedata.category(character)
    if 0x1160 <= code <= 0x11FF or 0xD7B0 <= code <= 0xD7FB:
        return 0
    if category in ("Mn", "Me") or (category == "Cf" and code != SOFT_HYPHEN):
        return 0
    if any(first <= code <= last for first, last in WIDE_BLOCKS):
        return 2
    assigned = category != "Cn"
    return 2 if assigned and unicodedata.east_asian_width(character) in ("W", "F") else 1


def ranges(wanted):
    found = []
    for code in range(0xA0, LAST + 1):
        if width(code) != wanted:
            continue
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return found


def table(name, wanted):
    print(f"constexpr WidthRange {name}[] = {{")
    cells = [f"{{{first:#x}, {last:#x}}}" for first, last in ranges(wanted)]
    for i in range(0, len(cells), 5):
        print("    " + ", ".join(cells[i : i + 5]) + ",")
    print("};")


print(f"// Made by tools/unicode/generate_widths.py, Unicode {unicodedata.unidata_version}. Do not edit.")
table("kNoColumns", 0)
table("kTwoColumns", 2)
