"""Drawing an exported scene with pycairo."""

import base64
import io
import math

import cairo


def version():
    return f"{cairo.version} with cairo {cairo.cairo_version_string()}"


class Picture:
    """A scene, prepared so that only the drawing is timed."""

    def __init__(self, scene, family):
        self.width, self.height, self.scale = scene["width"], scene["height"], scene["scale"]
        self.faces = [
            cairo.ToyFontFace(family, cairo.FONT_SLANT_NORMAL, weight)
            for weight in (cairo.FONT_WEIGHT_NORMAL, cairo.FONT_WEIGHT_BOLD)]
        self.items = [(getattr(self, item["kind"]), self.prepared(item)) for item in scene["items"]]

    def summary(self):
        kinds = [item["kind"] for _, item in self.items]
        glyphs = sum(len(item["text"]) for _, item in self.items if item["kind"] == "text")
        return ", ".join(f"{kinds.count(kind)} {kind}s" for kind in ("rect", "gradient", "image", "text")) + (
            f" of {glyphs} glyphs")

    def family(self):
        return f"font {self.faces[0].get_family()}"

    @staticmethod
    def prepared(item):
        if item["kind"] == "gradient":
            x0, y0, x1, y1 = item["axis"]
            pattern = cairo.LinearGradient(
                item["x"] + x0 * item["width"], item["y"] + y0 * item["height"],
                item["x"] + x1 * item["width"], item["y"] + y1 * item["height"])
            last = max(len(item["colors"]) - 1, 1)
            for index, color in enumerate(item["colors"]):
                pattern.add_color_stop_rgba(index / last, *color)
            item["pattern"] = pattern
        if item["kind"] == "image":
            item["surface"] = cairo.ImageSurface.create_from_png(io.BytesIO(base64.b64decode(item["image"])))
        return item

    def draw(self):
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, self.width, self.height)
        context = cairo.Context(surface)
        context.scale(self.scale, self.scale)
        for draw, item in self.items:
            draw(context, item)
        surface.flush()
        return surface

    def outline(self, context, item):
        x, y, width, height = item["x"], item["y"], item["width"], item["height"]
        radius = min(item["radius"], width / 2, height / 2)
        if radius <= 0:
            context.rectangle(x, y, width, height)
            return
        context.new_path()
        context.arc(x + width - radius, y + radius, radius, -math.pi / 2, 0)
        context.arc(x + width - radius, y + height - radius, radius, 0, math.pi / 2)
        context.arc(x + radius, y + height - radius, radius, math.pi / 2, math.pi)
        context.arc(x + radius, y + radius, radius, math.pi, math.pi * 1.5)
        context.close_path()

    def rect(self, context, item):
        self.outline(context, item)
        context.set_source_rgba(*item["colors"][0])
        context.fill()

    def gradient(self, context, item):
        self.outline(context, item)
        context.set_source(item["pattern"])
        context.fill()

    def text(self, context, item):
        context.set_font_face(self.faces[item["isBold"]])
        context.set_font_size(item["size"])
        context.set_source_rgba(*item["colors"][0])
        context.move_to(item["x"], item["y"])
        context.show_text(item["text"])

    def image(self, context, item):
        context.save()
        context.translate(item["x"], item["y"])
        context.scale(1 / self.scale, 1 / self.scale)
        context.set_source_surface(item["surface"])
        context.paint()
        context.restore()
