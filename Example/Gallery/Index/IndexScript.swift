/// The script of `index.html`.
enum IndexScript {
    /// Creates the sections and responds to their sliders.
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
        function addRules(rules, parent) {
          const list = make("ul", {class: "rules", "aria-label": "Rules of smoothness"}, parent);
          const broken = rules.filter(rule => rule.findings.length > 0);
          for (const rule of rules) {
            const isKept = rule.findings.length === 0;
            make("li", {class: isKept ? "good" : "bad", title: rule.meaning,
              text: (isKept ? "✓ " : "✗ ") + rule.name + (isKept ? "" : " broken")}, list);
          }
          if (broken.length === 0) return;
          const details = make("details", {}, parent);
          make("summary", {text: "What breaks " + (broken.length === 1 ? "it" : "them")}, details);
          const reasons = make("ul", {}, details);
          for (const rule of broken) for (const finding of rule.findings)
            make("li", {text: rule.name + ": " + finding.sentence}, reasons);
        }
        function addMode(row, scene, parent) {
          const box = make("div", {class: "mode"}, parent);
          const screen = make("img", {class: "screen", alt: row.mode + ", " + scene.title,
            width: 236, height: Math.round(236 * scene.screen[1] / scene.screen[0])}, box);
          if (scene.screen[1] < 1.9 * scene.screen[0]) screen.style.borderRadius = "6px";
          const side = make("div", {}, box);
          make("h3", {text: row.mode}, side);
          make("p", {class: "sentence " + (row.isGood ? "good" : "bad"), text: row.sentence}, side);
          addRules(row.rules, side);
          const plot = makePlot(row, scene, side);
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
          const button = make("button", {type: "button", text: "Play", "aria-label": "Play " + scene.title}, slide);
          const show = () => {
            const index = Number(input.value);
            const percent = Math.round(scene.rows[0].progress[index] * 100) + " %";
            output.textContent = percent;
            input.setAttribute("aria-valuetext", percent);
            shows.forEach(show => show(index));
          };
          let timer = null;
          const stop = () => { clearInterval(timer); timer = null; button.textContent = "Play"; };
          button.addEventListener("click", () => {
            if (timer !== null) { stop(); return; }
            button.textContent = "Stop";
            input.value = 0;
            show();
            timer = setInterval(() => {
              input.stepUp();
              show();
              if (Number(input.value) === last) stop();
            }, 1500 / (last + 1));
          });
          input.addEventListener("input", () => { stop(); show(); });
          show();
        });
        """#
}
