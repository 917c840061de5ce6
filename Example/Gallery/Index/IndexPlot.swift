/// The plots of `index.html`.
enum IndexPlot {
    /// Draws content tops, the bar's bottom edge and the colors over cumulative progress.
    static let script = #"""
        // Drawn at one unit per CSS pixel and drawn again when its width changes, so that its text keeps its size.
        function makePlot(row, scene, parent) {
          const box = make("div", {}, parent);
          let place = 0, drawn = 0, move = null;
          const draw = () => {
            if (box.clientWidth === drawn && move) return;
            drawn = box.clientWidth;
            box.replaceChildren();
            move = drawPlot(row, scene, box, Math.max(drawn, 240));
            move(place);
          };
          new ResizeObserver(draw).observe(box);
          draw();
          return value => { place = value; move(place); };
        }
        function drawPlot(row, scene, parent, total) {
          const track = row.track;
          const left = 52, width = total - left - 8, height = 150, top = 28, colors = top + height + 26;
          const space = "http://www.w3.org/2000/svg";
          const add = (name, attributes, text) => {
            const element = document.createElementNS(space, name);
            for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
            if (text != null) element.textContent = text;
            svg.append(element);
            return element;
          };
          const svg = document.createElementNS(space, "svg");
          svg.setAttribute("class", "plot");
          svg.setAttribute("width", total);
          svg.setAttribute("height", colors + 50);
          svg.setAttribute("role", "img");
          svg.setAttribute("aria-label", row.mode +
            ": content tops and bar in points, colors, over the way in per cent");
          parent.append(svg);
          const all = scene.rows.flatMap(row =>
            [...row.track.leaving, ...row.track.coming, ...row.track.barBottom]).filter(value => value != null);
          const low = Math.min(...all) - 8, high = Math.max(...all) + 8;
          const x = way => left + way * width;
          const y = value => top + (value - low) / (high - low) * height;
          for (const value of [Math.min(...all), Math.max(...all)]) {
            add("line", {class: "axis", x1: left, x2: left + width, y1: y(value), y2: y(value)});
            add("text", {x: left - 6, y: y(value) + 4, "text-anchor": "end"}, Math.round(value) + " pt");
          }
          add("text", {x: x(0), y: 10}, "Points from the top of the screen");
          const line = (name, values) => {
            let path = "", isDown = false;
            values.forEach((value, index) => {
              if (value == null) { isDown = false; return; }
              path += (isDown ? "L" : "M") + x(track.way[index]).toFixed(1) + " " + y(value).toFixed(1);
              isDown = true;
            });
            add("path", {class: name, d: path});
          };
          line("bar", track.barBottom);
          line("leaving", track.leaving);
          line("coming", track.coming);
          const strip = (values, row, title) => {
            values.forEach((value, index) => {
              if (value == null) return;
              const from = index === 0 ? 0 : track.way[index - 1];
              const until = Math.max(track.way[index], from + .004);
              add("rect", {class: "swatch", x: x(from), y: row, width: (until - from) * width + .5, height: 12, fill: value});
            });
            add("rect", {class: "frame", x: x(0), y: row, width: width, height: 12});
            add("text", {x: left - 6, y: row + 10, "text-anchor": "end"}, title);
          };
          for (const rule of row.rules) for (const finding of rule.findings) {
            if (finding.place == null) continue;
            const at = x(finding.place);
            const mark = add("path", {class: "mark", d: "M" + (at - 5) + " " + (top - 12) + "h10l-5 9z"});
            const title = document.createElementNS(space, "title");
            title.textContent = rule.name + ": " + finding.sentence;
            mark.append(title);
          }
          add("text", {x: x(0), y: colors - 8}, "Color behind the title, as each page sees it");
          strip(track.leavingColor, colors, "from");
          strip(track.comingColor, colors + 16, "to");
          add("text", {x: x(0), y: colors + 44}, row.captions[0]);
          add("text", {x: x(.5), y: colors + 44, "text-anchor": "middle"}, "progress");
          add("text", {x: x(1), y: colors + 44, "text-anchor": "end"}, row.captions[row.captions.length - 1]);
          const cursor = add("line", {class: "cursor", y1: top, y2: colors + 28});
          return place => { cursor.setAttribute("x1", x(place)); cursor.setAttribute("x2", x(place)); };
        }
        """#
}
