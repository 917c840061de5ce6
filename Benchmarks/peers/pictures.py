"""Comparing and writing pictures with Pillow."""

import io

import PIL
from PIL import Image, ImageChops, features


def version():
    name = "zlib-ng" if features.check("zlib_ng") else "zlib"
    return f"{PIL.__version__} with {name} {features.version('zlib_ng') or features.version('zlib')}"


def difference(first_file, second_file):
    """Where two pictures differ in any channel; by default getbbox() compares only the alpha channel."""
    first, second = (Image.open(file).convert("RGBA") for file in (first_file, second_file))
    return lambda: ImageChops.difference(first, second).getbbox(alpha_only=False)


def writing(file, size):
    """Compression levels for an opaque picture: for each level whose file is at most a tenth larger or smaller than ours,
    its size and its work."""
    image = Image.open(file).convert("RGB")

    def write(level):
        target = io.BytesIO()
        image.save(target, format="PNG", compress_level=level)
        return target.tell()

    sizes = {level: write(level) for level in range(1, 10)}
    return {level: (written, lambda level=level: write(level)) for level, written in sizes.items()
            if abs(written - size) <= size / 10}
