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
            make("li", {class: isKept ? "good" : "bad",
              text: (isKept ? "✓ " : "✗ ") + rule.name + (isKept ? "" : " broken")}, list);
          }
          if (broken.length === 0) return;
          const details = make("details", {}, parent);
          make("summary", {text: "What breaks " + (broken.length === 1 ? "it" : "them")}, details);
          const reasons = make("ul", {}, details);
          for (const rule of broken) for (const finding of rule.findings)
            make("li", {text: rule.name + ": " + finding.sentence}, reasons);
        }
        function addMeanings(parent) {
          const meanings = new Map(scenes.flatMap(scene => scene.rows.flatMap(row => row.rules))
            .map(rule => [rule.name, rule.meaning]));
          for (const [name, meaning] of meanings) {
            make("dt", {text: name}, parent);
            make("dd", {text: meaning}, parent);
          }
        }
        const viewer = make("dialog", {"aria-label": "Enlarged picture"}, document.body);
        viewer.addEventListener("click", () => viewer.close());
        function enlarge(screen) {
          viewer.replaceChildren();
          const close = make("button", {type: "button", class: "zoom", "aria-label": "Close"}, viewer);
          make("img", {src: screen.src, alt: screen.alt}, close);
          viewer.showModal();
        }
        function addMode(row, number, scene, parent, details) {
          const side = "m" + number;
          const head = make("div", {class: "head " + side}, parent);
          make("h3", {text: row.mode}, head);
          make("p", {class: "sentence " + (row.isGood ? "good" : "bad"), text: row.sentence}, head);
          const zoom = make("button", {type: "button", class: "zoom " + side,
            "aria-label": "Enlarge the picture: " + row.mode + ", " + scene.title}, parent);
          const screen = make("img", {class: "screen", alt: row.mode + ", " + scene.title,
            width: scene.screen[0], height: scene.screen[1]}, zoom);
          zoom.addEventListener("click", () => enlarge(screen));
          const box = make("div", {}, details);
          make("h4", {text: row.mode}, box);
          addRules(row.rules, box);
          const plot = makePlot(row, scene, box);
          const list = make("dl", {}, box);
          const values = {};
          for (const [key, label] of [["leaving", "Leaving page's content"], ["coming", "Coming page's content"],
              ["bar", "Bar's bottom edge"]]) {
            const term = make("dt", {}, list);
            make("i", {style: "background: var(--" + key + ")"}, term);
            term.append(label);
            values[key] = make("dd", {}, list);
          }
          // The pictures that a slider can show, so that it does not flash while they load.
          let loaded = null;
          return {load: () => { loaded ??= row.pictures.map(path => { const image = new Image(); image.src = path; return image; }); },
            show: index => {
            screen.src = row.pictures[index];
            const place = row.place[index];
            const frame = place === 0 ? 0 : place === 1 ? row.track.way.length - 1 : nearest(row.track.way, place);
            values.leaving.textContent = points(row.track.leaving[frame]);
            values.coming.textContent = points(row.track.coming[frame]);
            values.bar.textContent = points(row.track.barBottom[frame]);
            plot(place);
          }};
        }
        addMeanings(document.getElementById("meanings"));
        scenes.forEach(scene => {
          const key = scene.name + "-" + scene.profile.replace(/[^a-z0-9]+/gi, "-");
          const entry = make("li", {}, document.getElementById("contents"));
          make("a", {href: "#" + key, text: scene.title}, entry);
          const section = make("section", {id: key}, document.getElementById("scenes"));
          make("h2", {text: scene.title}, section);
          make("p", {class: "facts", text: scene.operation + " · " + scene.profile + " · " + scene.name}, section);
          // Screens that are not tall and narrow, as an iPad's, are shown larger and without round corners.
          const isSquare = scene.screen[1] < 1.9 * scene.screen[0], isWide = scene.screen[0] > 700;
          const pair = make("div", {class: "scene" + (isSquare ? " square" : "") + (isWide ? " wide" : "")}, section);
          const details = make("div", {class: "details"});
          const modes = scene.rows.map((row, number) => addMode(row, number, scene, pair, details));
          const slide = make("div", {class: "slide"}, pair);
          pair.append(details);
          const last = scene.rows[0].pictures.length - 1;
          const input = make("input", {type: "range", min: 0, max: last, step: 1, value: Math.round(last / 3),
            "aria-label": "Progress of " + scene.title}, slide);
          const output = make("output", {}, slide);
          const button = make("button", {type: "button", text: "Play", "aria-label": "Play " + scene.title}, slide);
          const show = () => {
            const index = Number(input.value);
            const caption = scene.rows[0].captions[index];
            output.textContent = caption;
            input.setAttribute("aria-valuetext", caption);
            modes.forEach(mode => mode.show(index));
          };
          const load = () => modes.forEach(mode => mode.load());
          pair.addEventListener("pointerenter", load, {once: true});
          input.addEventListener("focus", load, {once: true});
          let timer = null;
          const stop = () => { clearInterval(timer); timer = null; button.textContent = "Play"; };
          button.addEventListener("click", () => {
            if (timer !== null) { stop(); return; }
            button.textContent = "Stop";
            load();
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
