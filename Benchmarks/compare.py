#!/usr/bin/env python3
"""Does the same work with BarTransition's release build and with Pillow and pycairo, alternately on one core, and prints
the time of each and the ratios. README.md beside this file explains how to install the dependencies."""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

from peers import drawing, pictures

HERE = pathlib.Path(__file__).parent
TURN = 0.25  # Seconds that one turn of one side lasts at least.


class Ours:
    """The release build, which performs pieces of work on request."""

    def __init__(self, binary):
        self.process = subprocess.Popen(
            [binary, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def piece(self, name):
        def run(count):
            self.process.stdin.write(f"{name} {count}\n")
            self.process.stdin.flush()
            return float(self.process.stdout.readline())
        return run


def theirs(work):
    """The same for a Python function: processor time, as on our side."""
    def run(count):
        start = time.process_time()
        for _ in range(count):
            work()
        return time.process_time() - start
    return run


def enough(run):
    """How often to perform a piece so that a turn is long enough to be measured; also warms up."""
    count = 1
    while (taken := run(count)) < TURN:
        count = max(count + 1, int(count * min(1.2 * TURN / max(taken, 1e-6), 10)))
    return count


def alternate(sides, rounds):
    """Milliseconds per piece for each side, turn by turn: A, B, A, B, …"""
    counts = [enough(run) for run in sides]
    times = [[] for _ in sides]
    for _ in range(rounds):
        for index, run in enumerate(sides):
            times[index].append(run(counts[index]) / counts[index] * 1000)
    return times


def report(title, names, times):
    least = [min(each) for each in times]
    middle = [statistics.median(each) for each in times]
    print(f"\n{title}")
    for index, name in enumerate(names):
        ratio = "" if index == 0 else (
            f"   ours / theirs: {least[0] / least[index]:.2f} by minima, {middle[0] / middle[index]:.2f} by medians")
        print(f"  {name:<58} min {least[index]:8.3f} ms   median {middle[index]:8.3f} ms{ratio}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="turns of each side, default 15")
    parser.add_argument("--core", type=int, default=0, help="the one core that everything runs on, default 0")
    parser.add_argument("--font", default="Inter", help="the font that pycairo draws with, default Inter")
    parser.add_argument("--binary", default=HERE / ".build/release/Work", help="our side, default the release build")
    parser.add_argument("--keep", help="a folder to keep the pictures in, to look at them")
    options = parser.parse_args()
    os.sched_setaffinity(0, {options.core})  # Children inherit it.

    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(options.keep or temporary)
        subprocess.run([options.binary, "export", folder], check=True)
        ours = Ours(options.binary)
        print(f"Pillow {pictures.version()}, pycairo {drawing.version()}; {options.rounds} turns each on core "
              f"{options.core}; processor time per piece")
        compare_frames(ours, folder, options.rounds)
        draw(ours, folder, options)
        write_png(ours, folder, options.rounds)


def compare_frames(ours, folder, rounds):
    kinds = [("equal", "Comparing two equal frames of 1206 x 2622"),
             ("scattered", "Comparing, 1 % of the pixels differ, distributed"),
             ("block", "Comparing, 1 % of the pixels differ, in a block")]
    for kind, title in kinds:
        difference = pictures.difference(folder / "reference.png", folder / f"{kind}.png")
        times = alternate([ours.piece(f"compare-{kind}"), theirs(difference)], rounds)
        report(title, ["ImageComparison", "ImageChops.difference().getbbox()"], times)
    times = alternate([ours.piece("difference-picture")], rounds)
    report("For a failure: the picture of the differences", ["UIImage.difference(to:)"], times)


def draw(ours, folder, options):
    scene = json.loads((folder / "scene.json").read_text())
    picture = drawing.Picture(scene, options.font)
    picture.draw().write_to_png(str(folder / "screen-pycairo.png"))
    times = alternate([ours.piece("draw"), theirs(picture.draw)], options.rounds)
    title = f"Drawing a screen of {scene['width']} x {scene['height']}: {picture.summary()}"
    report(title, ["Simulator.picture(scale: 2)", f"pycairo, {picture.family()}"], times)


def write_png(ours, folder, rounds):
    file = folder / "screen.png"
    size = file.stat().st_size
    ways = pictures.writing(file, size)
    if not ways:
        print(f"\nWriting that screen as PNG: no level of Pillow's is within 10 % of our {size} bytes")
        return
    level = min(ways, key=lambda level: min(theirs(ways[level][1])(1) for _ in range(3)))
    their_size, work = ways[level]
    times = alternate([ours.piece("png"), theirs(work)], rounds)
    report(f"Writing that screen as PNG: {size} bytes, Pillow {their_size} ({their_size / size - 1:+.1%})",
           ["UIImage.pngData()", f"Image.save(format='PNG', compress_level={level}), its quickest"], times)


if __name__ == "__main__":
    sys.exit(main())
