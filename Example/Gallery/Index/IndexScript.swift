/// What the page does.
enum IndexScript {
    /// Builds the sections and follows their sliders.
    static let page = #"""
        function make(name, attributes = {}, parent = null) {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) {
            if (key === "text") element.textContent = value; else element.setAttribute(key, value);
          }
          if (parent) parent.append(element);
          return element;
        }
        function nearest(list, value) {
          let best = 0;
          list.forEach((item, index) => { if (Math.abs(item - value) < Math.abs(list[best] - value)) best = index; });
          return best;
        }
        const points = value => value == null ? "none" : value.toFixed(1) + " pt";
        function addMode(row, scene, parent) {
          const box = make("div", {class: "mode"}, parent);
          const screen = make("img", {class: "screen", alt: row.mode + ", " + scene.title,
            width: 236, height: Math.round(236 * scene.screen[1] / scene.screen[0])}, box);
          if (scene.screen[1] < 1.9 * scene.screen[0]) screen.style.borderRadius = "6px";
          const side = make("div", {}, box);
          make("h3", {text: row.mode}, side);
          make("p", {class: "sentence " + (row.isGood ? "good" : "bad"), text: row.sentence}, side);
          const plot = makePlot(row.track, scene, side);
          const list = make("dl", {}, side);
          const values = {};
          for (const [key, label] of [["leaving", "Leaving page's content"], ["coming", "Coming page's content"],
              ["bar", "Bar's bottom edge"]]) {
            const term = make("dt", {}, list);
            make("i", {style: "background: var(--" + key + ")"}, term);
            term.append(label);
            values[key] = make("dd", {}, list);
          }
          return index => {
            screen.src = row.pictures[index];
            const place = row.place[index];
            const frame = place === 0 ? 0 : place === 1 ? row.track.way.length - 1 : nearest(row.track.way, place);
            values.leaving.textContent = points(row.track.leaving[frame]);
            values.coming.textContent = points(row.track.coming[frame]);
            values.bar.textContent = points(row.track.barBottom[frame]);
            plot(place);
          };
        }
        scenes.forEach(scene => {
          const key = scene.name + "-" + scene.profile.replace(/[^a-z0-9]+/gi, "-");
          const entry = make("li", {}, document.getElementById("contents"));
          make("a", {href: "#" + key, text: scene.title}, entry);
          const section = make("section", {id: key}, document.getElementById("scenes"));
          make("h2", {text: scene.title}, section);
          make("p", {class: "facts", text: scene.operation + " · " + scene.profile + " · " + scene.name}, section);
          const pair = make("div", {class: "pair"}, section);
          const shows = scene.rows.map(row => addMode(row, scene, pair));
          const slide = make("div", {class: "slide"}, section);
          const last = scene.rows[0].pictures.length - 1;
          const input = make("input", {type: "range", min: 0, max: last, step: 1, value: Math.round(last / 3),
            "aria-label": "Progress of " + scene.title}, slide);
          const output = make("output", {}, slide);
          const show = () => {
            const index = Number(input.value);
            const percent = Math.round(scene.rows[0].progress[index] * 100) + " %";
            output.textContent = percent;
            input.setAttribute("aria-valuetext", percent);
            shows.forEach(show => show(index));
          };
          input.addEventListener("input", show);
          show();
        });
        """#

    /// Draws content tops, the bar's bottom edge and the colours over the way.
    static let plot = #"""
        function makePlot(track, scene, parent) {
          const width = 280, height = 150, left = 34, top = 8, colors = height + 34;
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
          svg.setAttribute("viewBox", "0 0 " + (width + left + 8) + " " + (colors + 50));
          svg.setAttribute("role", "img");
          svg.setAttribute("aria-label", "Content tops, bar and colours over the way");
          parent.append(svg);
          const all = scene.rows.flatMap(row =>
            [...row.track.leaving, ...row.track.coming, ...row.track.barBottom]).filter(value => value != null);
          const low = Math.min(...all) - 8, high = Math.max(...all) + 8;
          const x = way => left + way * width;
          const y = value => top + (value - low) / (high - low) * height;
          for (const value of [Math.min(...all), Math.max(...all)]) {
            add("line", {class: "axis", x1: left, x2: left + width, y1: y(value), y2: y(value)});
            add("text", {x: left - 6, y: y(value) + 4, "text-anchor": "end"}, Math.round(value));
          }
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
          const last = track.way.length - 1;
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
          add("text", {x: x(0), y: colors - 8}, "Colour behind the title, as each page sees it");
          strip(track.leavingColor, colors, "from");
          strip(track.comingColor, colors + 16, "to");
          add("text", {x: x(0), y: colors + 44}, Math.round(track.progress[0] * 100) + " %");
          add("text", {x: x(1), y: colors + 44, "text-anchor": "end"}, Math.round(track.progress[last] * 100) + " %");
          const cursor = add("line", {class: "cursor", y1: top, y2: colors + 28});
          return place => { cursor.setAttribute("x1", x(place)); cursor.setAttribute("x2", x(place)); };
        }
        """#
}
