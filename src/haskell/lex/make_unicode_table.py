#!/usr/bin/env python3
"""Writes unicode_table.inc: the lexical class of every code point from U+0080 on, as ranges.

An entry is (first code point << 4) | class; it reaches to the next entry. The classes are those of
unicode.h; `kAlternating` is a run of upper, lower, upper, ... that starts at an entry's code point.
"""
import unicodedata

OTHER, UPPER, LOWER, PART, SYMBOL, SPACE, ALTERNATING = range(7)
CLASSES = {}
for category in ("Lu", "Lt"): CLASSES[category] = UPPER
for category in ("Ll", "Lo"): CLASSES[category] = LOWER
for category in ("Lm", "Mn", "Nd", "Nl", "No"): CLASSES[category] = PART
for category in ("Pc", "Pd", "Po", "Sm", "Sc", "Sk", "So"): CLASSES[category] = SYMBOL
CLASSES["Zs"] = SPACE


def class_of(code):
    return CLASSES.get(unicodedata.category(chr(code)), OTHER)


def alternating_length(code):
    length = 0
    while class_of(code + length) == (LOWER if length % 2 else UPPER):
        length += 1
    return length


entries = []
code = 0x80
while code < 0x110000:
    length = alternating_length(code)
    if length > 3:
        kind = ALTERNATING
    else:
        kind = class_of(code)
        length = 1
        while code + length < 0x110000 and class_of(code + length) == kind and alternating_length(code + length) <= 3:
            length += 1
    if not entries or entries[-1] & 15 != kind or kind == ALTERNATING:
        entries.append(code << 4 | kind)
    code += length

with open("unicode_table.inc", "w") as out:
    out.write("// Made by make_unicode_table.py from Unicode %s; do not edit.\n" % unicodedata.unidata_version)
    for i in range(0, len(entries), 10):
        out.write(" ".join("0x%x," % e for e in entries[i:i + 10]) + "\n")
print(len(entries))
