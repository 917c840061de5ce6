#!/usr/bin/env python3
"""Writes the outlines, advances and kerning of Inter into the small file that the headless UIKit draws text from.

Run (Debian: apt install fonts-inter python3-fonttools):

    python3 Tools/export-glyphs.py

Sources: /usr/share/fonts/opentype/inter/Inter-{Regular,SemiBold,Bold}.otf, or another folder given as first argument.
Licence: Inter is (c) The Inter Project Authors, SIL Open Font License 1.1. The file written here is a modified version
of the font in the sense of that licence and stays under it; its text is next to the file (Inter-LICENSE.txt).

The same inputs give the same bytes. `python3 Tools/export-glyphs.py --check` compares instead of writing.

File format, version 1. All fixed-width numbers are little-endian. `v` is an unsigned LEB128 number, `z` a signed one
folded into a `v` by zigzag (0, -1, 1, -2 ... become 0, 1, 2, 3 ...). Distances are in font units, y up.

    file      "HGLF", version u8, face count u8, then per face: weight u16, length u32, then `length` bytes of face
    face      unitsPerEm u16, ascender i16, descender i16, capHeight i16, xHeight i16, glyph count u16,
              directory, outlines, kerning
    directory per glyph: v code point minus the one before, v advance, v length of its outline in bytes
              glyph 0 has code point 0 and is the visible box drawn for everything that is missing
    outline   v contour count; per contour: z x, z y of its start relative to the point before (0, 0 at first),
              v segment count, then per segment one u8 and its relative coordinates, all z:
              0 line (dx, dy)   1 horizontal line (dx)   2 vertical line (dy)   3 quadratic (c, p)   4 cubic (c, c, p)
              5 cubic that leaves horizontally and arrives vertically (dx, dx, dy, dy)
              6 cubic that leaves vertically and arrives horizontally (dy, dx, dy, dx)
              each pair is relative to the point before it; every contour is closed with a line
    kerning   v left class count, v right class count, per glyph v left class, per glyph v right class,
              then per left class: v entry count, per entry v right class minus the one before (-1 at first), z distance
              glyphs whose kerning agrees in every pair share a class, so nothing is lost
"""

import struct
import sys
from pathlib import Path

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

FACES = [(400, "Inter-Regular.otf"), (600, "Inter-SemiBold.otf"), (700, "Inter-Bold.otf")]
TARGET = Path(__file__).resolve().parent.parent / "Sources/HeadlessUIKit/CoreGraphics/Text/Resources/Inter.glyphs"

CODE_POINTS = sorted(
    set(range(0x20, 0x7F))
    | set(range(0xA0, 0x180))
    | {0x218, 0x219, 0x21A, 0x21B, 0x2C6, 0x2C7, 0x2D8, 0x2D9, 0x2DA, 0x2DB, 0x2DC, 0x2DD}
    | set(range(0x2010, 0x2028))
    | {0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044, 0x20AC, 0x2116, 0x2122}
    | set(range(0x2190, 0x219A))
    | {0x2212, 0x2215, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265, 0x2318, 0x25A0, 0x25A1, 0x25B2, 0x25B6, 0x25BC, 0x25C0}
    | {0x25CB, 0x25CF, 0x2605, 0x2606, 0x2661, 0x2665, 0x2713, 0x2715, 0x2717}
)


def varint(value):
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def zigzag(value):
    return varint(value * 2 if value >= 0 else -value * 2 - 1)


def rounded(point):
    return (round(point[0]), round(point[1]))


def contours_of(glyph_set, name):
    """The contours of a glyph as [start, [(kind, points)]] in whole font units."""
    pen = DecomposingRecordingPen(glyph_set)
    glyph_set[name].draw(pen)
    contours = []
    for kind, points in pen.value:
        points = [rounded(point) for point in points]
        if kind == "moveTo":
            contours.append((points[0], []))
        elif kind == "qCurveTo":
            for index in range(len(points) - 2):
                (x, y), (nx, ny) = points[index], points[index + 1]
                contours[-1][1].append(("quad", [(x, y), rounded(((x + nx) / 2, (y + ny) / 2))]))
            contours[-1][1].append(("quad", points[-2:]))
        elif kind in ("lineTo", "curveTo"):
            contours[-1][1].append(("line" if kind == "lineTo" else "cubic", points))
    return [contour for contour in contours if contour[1]]


def missing_glyph(face):
    """A hollow box as high as a capital letter: outer contour one way, inner the other."""
    height = face["OS/2"].sCapHeight
    width, stem, left = round(height * 0.7), round(height * 0.08), round(height * 0.1)
    outer = [(left, 0), (left + width, 0), (left + width, height), (left, height)]
    inner = [(left + stem, stem), (left + stem, height - stem)]
    inner += [(left + width - stem, height - stem), (left + width - stem, stem)]
    contours = [(points[0], [("line", [point]) for point in points[1:]]) for points in (outer, inner)]
    return width + 2 * left, contours


def encoded_outline(contours):
    out = bytearray(varint(len(contours)))
    x, y = 0, 0
    for start, segments in contours:
        out += zigzag(start[0] - x) + zigzag(start[1] - y)
        x, y = start
        if segments[-1] == ("line", [start]):
            segments = segments[:-1]
        out += varint(len(segments))
        for kind, points in segments:
            deltas = []
            for px, py in points:
                deltas += [px - x, py - y]
                x, y = px, py
            if kind == "line" and deltas[1] == 0:
                code, deltas = 1, deltas[:1]
            elif kind == "line" and deltas[0] == 0:
                code, deltas = 2, deltas[1:]
            elif kind == "cubic" and deltas[1] == 0 and deltas[4] == 0:
                code, deltas = 5, [deltas[0], deltas[2], deltas[3], deltas[5]]
            elif kind == "cubic" and deltas[0] == 0 and deltas[5] == 0:
                code, deltas = 6, [deltas[1], deltas[2], deltas[3], deltas[4]]
            else:
                code = {"line": 0, "quad": 3, "cubic": 4}[kind]
            out.append(code)
            for delta in deltas:
                out += zigzag(delta)
    return bytes(out)


def pair_subtables(font):
    """The pair adjustment subtables of the `kern` feature, in the order they apply."""
    gpos = font["GPOS"].table
    lookups = sorted(
        {
            index
            for record in gpos.FeatureList.FeatureRecord
            if record.FeatureTag == "kern"
            for index in record.Feature.LookupListIndex
        }
    )
    for index in lookups:
        for subtable in gpos.LookupList.Lookup[index].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if subtable.LookupType == 2:
                yield subtable


def kerning_of(subtables, left, right):
    for subtable in subtables:
        if left not in subtable.covered:
            continue
        if subtable.Format == 1:
            value = subtable.pairs.get((left, right))
            if value is not None:
                return value
            continue
        first = subtable.ClassDef1.classDefs.get(left, 0)
        second = subtable.ClassDef2.classDefs.get(right, 0)
        value = subtable.Class1Record[first].Class2Record[second].Value1
        return (value.XAdvance if value is not None and hasattr(value, "XAdvance") else 0) or 0
    return 0


def encoded_kerning(font, names):
    subtables = list(pair_subtables(font))
    for subtable in subtables:
        subtable.covered = set(subtable.Coverage.glyphs)
        if subtable.Format == 1:
            subtable.pairs = {}
            for first, pair_set in zip(subtable.Coverage.glyphs, subtable.PairSet):
                for record in pair_set.PairValueRecord:
                    advance = getattr(record.Value1, "XAdvance", 0) if record.Value1 else 0
                    subtable.pairs[(first, record.SecondGlyph)] = advance or 0
    matrix = [[0 if None in (a, b) else kerning_of(subtables, a, b) for b in names] for a in names]

    def classes(rows):
        order = {}
        return [order.setdefault(tuple(row), len(order)) for row in rows], list(order)

    left, rows = classes(matrix)
    right, columns = classes(zip(*rows))
    out = bytearray(varint(len(rows)) + varint(len(columns)))
    for member in left + right:
        out += varint(member)
    for row in zip(*columns):
        entries = [(index, value) for index, value in enumerate(row) if value]
        out += varint(len(entries))
        before = -1
        for index, value in entries:
            out += varint(index - before) + zigzag(value)
            before = index
    return bytes(out)


def encoded_face(path):
    font = TTFont(path)
    cmap, glyph_set = font.getBestCmap(), font.getGlyphSet()
    points = [point for point in CODE_POINTS if point in cmap]
    os2, hhea = font["OS/2"], font["hhea"]
    head = struct.pack(
        "<HhhhhH", font["head"].unitsPerEm, hhea.ascent, hhea.descent, os2.sCapHeight, os2.sxHeight, len(points) + 1
    )
    advance, contours = missing_glyph(font)
    outline = encoded_outline(contours)
    directory, outlines = bytearray(varint(0) + varint(advance) + varint(len(outline))), bytearray(outline)
    before = 0
    for point in points:
        outline = encoded_outline(contours_of(glyph_set, cmap[point]))
        directory += varint(point - before) + varint(round(glyph_set[cmap[point]].width)) + varint(len(outline))
        outlines += outline
        before = point
    return head + directory + outlines + encoded_kerning(font, [None] + [cmap[point] for point in points])


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    folder = Path(arguments[0] if arguments else "/usr/share/fonts/opentype/inter")
    data = b"HGLF" + struct.pack("<BB", 1, len(FACES))
    for weight, name in FACES:
        face = encoded_face(folder / name)
        data += struct.pack("<HI", weight, len(face)) + face
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.read_bytes() == data else f"{TARGET} is not what this script writes from {folder}.")
    TARGET.write_bytes(data)
    print(f"{TARGET}: {len(data)} bytes")


main()
