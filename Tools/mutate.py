#!/usr/bin/env python3
"""Mutation testing of Sources/BarTransition: small wrong changes, each of which a test should notice.

    git clone . /tmp/mutants/clone           # a clone beside which the results are written
    Tools/mutate.py list                     # the sample, numbered
    Tools/mutate.py build                    # one binary with all changes that can be switched on by the environment
    Tools/mutate.py baseline                 # each suite without a change: it must pass; notes which changes it reaches
    Tools/mutate.py run [--until HH:MM]      # each change until a suite that reaches it notices it, on all cores
    Tools/mutate.py table                    # the results as Markdown

`run` first plays the suites that take a few seconds for every change, then slower ones for those that are left, so that
survivors can be looked at while it runs; it reads judged-SEED.json again before each change.

MUTANTS_HOME is the folder of the clone, by default /tmp/mutants; MUTANTS_SEED chooses the sample and MUTANTS_COUNT its size.
Most changes are built into one binary, as `mutated(17) ? changed : original`, so that the library is built once for
all of them; the few for which that does not compile are built one by one by `run --alone`. judged-SEED.json ({"number":
"reason"}) has those that are equivalent: a change that cannot show is given a reason, never dropped.
"""
import collections, json, os, pathlib, random, re, signal, subprocess, sys, threading, time

HOME = pathlib.Path(os.environ.get("MUTANTS_HOME", "/tmp/mutants"))
CLONE = pathlib.Path(os.environ.get("MUTANTS_CLONE", HOME / "clone"))
ROOT = CLONE / "Sources/BarTransition"
SEED = int(os.environ.get("MUTANTS_SEED", 1))
COUNT = int(os.environ.get("MUTANTS_COUNT", 300))
TESTERS = int(os.environ.get("MUTANTS_TESTERS", os.cpu_count() or 2))
BUILD = ["swift", "build", "--build-tests"]
BINARY = CLONE / ".build/debug/BarTransitionPackageTests.xctest"
RESULTS = HOME / f"results-{SEED}.jsonl"
JUDGED = HOME / f"judged-{SEED}.json"
SWITCH = ROOT / "Mutant.swift"

REACHED = HOME / f"reached-{SEED}.json"
# The test targets that use the library, those that are about it, and how many seconds of suites are played before the next change's turn.
TARGETS = r"^(BarTransition|BarTransitionTesting|RandomTransition|Snapshot|Example|Package)Tests\."
OWN = ("BarTransitionTests.", "RandomTransitionTests.", "SnapshotTests.")
PASSES = [6, 20, 60, 10_000]

# ---------------------------------------------------------------------------------------------------- Finding mutants

def masked(text):
    """Comments, strings, attributes and what is for other platforms, blanked out at equal length."""
    out, i = list(text), 0
    def blank(a, b):
        for k in range(a, b):
            if out[k] != "\n": out[k] = " "
    while i < len(text):
        if text.startswith("//", i):
            j = text.find("\n", i); j = len(text) if j < 0 else j
            blank(i, j); i = j
        elif text[i] == '"':
            j, depth = i + 1, 0
            while j < len(text) and (text[j] != '"' or depth):
                if text.startswith("\\(", j): depth += 1; j += 1
                elif depth and text[j] == "(": depth += 1
                elif depth and text[j] == ")": depth -= 1
                j += 1
            for k in range(i, j + 1): out[k] = "s"  # a word, so that operators beside it are told apart
            i = j + 1
        else: i += 1
    result, stack = [], []
    for line in "".join(out).split("\n"):
        bare = line.strip()
        if bare.startswith("#if"): stack.append(bare == "#if canImport(ObjectiveC)")
        elif bare == "#else": stack[-1] = False if stack[-1] else stack[-1]
        elif bare == "#endif": stack.pop()
        skip = any(stack) or bare.startswith(("#", "@available", "import ", "fatalError"))
        result.append(" " * len(line) if skip else line)
    text = "\n".join(result)
    return re.sub(r"#?available\([^)]*\)", lambda m: m.group().replace("0", "x").replace(".", "x"), text)

def until(text, i, stops):
    """The place of the first stop outside of brackets, from i on."""
    depth = 0
    while i < len(text):
        if depth == 0:
            for stop in stops:
                if text.startswith(stop, i): return i
        if text[i] in "([{": depth += 1
        elif text[i] in ")]}":
            depth -= 1
            if depth < 0: return i
        i += 1
    return i

def split(text, a, b):
    parts, i = [], a
    while i < b:
        j = min(until(text, i, [","]), b)
        parts.append((i, j)); i = j + 1
    return parts

def initialises(lines, n, bare):
    """Whether a line gives a stored property its first value, which cannot be left out."""
    m = re.match(r"(?:self\.)?(\w+) = ", bare)
    if not m or not any(re.search(rf"\b(let|var) {m.group(1)}: [^=?]*$", line) for line in lines): return False
    indent = len(lines[n]) - len(lines[n].lstrip())
    for line in reversed(lines[:n]):
        if line.strip() and len(line) - len(line.lstrip()) < indent and re.search(r"\b(init|func|var|if|switch)\b", line):
            return "init" in line or "switch" in line
    return False

Candidate = collections.namedtuple("Candidate", "kind start end new note")

def candidates(text):
    code, found = masked(text), []
    def add(kind, start, end, new, note=""): found.append(Candidate(kind, start, end, new, note))

    for m in re.finditer(r"\b(guard|if|while)\s+", code):
        word, a = m.group(1), m.end()
        b = until(code, a, ["else"] if word == "guard" else ["{"])
        for s, e in split(code, a, b):
            while s < e and code[s].isspace(): s += 1
            while e > s and code[e - 1].isspace(): e -= 1
            clause = text[s:e]
            if not clause or re.match(r"(let|var|case|#available|await)\b|#", clause): continue
            add("negate", s, e, f"!({clause})")
            if word == "guard": add("drop guard", s, e, "Bool(true)")
            elif word == "if": add("drop branch", s, e, "Bool(false)")
    for m in re.finditer(r" \? ", code):
        t = m.end(); c = until(code, t, [" :", "\n"])
        if not code.startswith(" : ", c): continue
        e = until(code, c + 3, [",", "\n", " }"])
        add("negate", t, e, f"{text[c + 3:e]} : {text[t:c]}", "the two sides of ?: exchanged")
    for old, new in [(" && ", " || "), (" || ", " && ")]:
        for m in re.finditer(re.escape(old), code): add("negate", m.start(), m.end(), new)
    for old, new in [("<", "<="), ("<=", "<"), (">", ">="), (">=", ">")]:
        for m in re.finditer(rf" {re.escape(old)} ", code): add("boundary", m.start(), m.end(), f" {new} ")
    for m in re.finditer(r"\(<=\)", code): add("boundary", m.start(), m.end(), "(<)")
    for old, new in [("==", "!="), ("!=", "=="), ("===", "!=="), ("!==", "===")]:
        for m in re.finditer(rf" {re.escape(old)} ", code): add("negate", m.start(), m.end(), f" {new} ")
    for old, new in [("+", "-"), ("-", "+"), ("*", "/"), ("/", "*"), ("+=", "-="), ("-=", "+=")]:
        for m in re.finditer(rf"(?<![\w]\b[s]) {re.escape(old)} ", code):
            if text[m.start() - 1] == '"' or text[m.end()] in '"[': continue
            add("arithmetic", m.start(), m.end(), f" {new} ")
    for m in re.finditer(r"(?<=[\s(\[])-(?=[A-Za-z])", code): add("arithmetic", m.start(), m.end(), "", "minus sign dropped")

    lines, at = code.split("\n"), 0
    for n, line in enumerate(lines):
        start, at = at, at + len(line) + 1
        bare = line.strip()
        if not bare: continue
        first = start + len(line) - len(line.lstrip())
        last = start + len(line.rstrip())
        words = r"(?:let|var|return|guard|if|else|case|default|func|init|for|while|switch|class|struct|enum|extension|private|fileprivate|public|package|static|override|weak|defer|super|get|set|import|where|try|await|protocol|final|mutating|required|lazy)\b"
        balanced = all(bare.count(a) == bare.count(b) for a, b in ["()", "[]", "{}"])
        before = next((l.strip() for l in reversed(lines[:n]) if l.strip()), "")
        after = next((l.strip() for l in lines[n + 1:] if l.strip()), "")
        continued = before.endswith((",", "(", "=", "?", ":", "&&", "||", "+", "->")) and not before.startswith("case")
        if balanced and not continued and not after.startswith((".", "?", "&&", "||", "+ ")) \
                and re.match(rf"(?!{words})[A-Za-z_][\w.?!]*(\[[^\]]*\])?[?!]?(\(.*\)| [-+]?= .+|(\.\w+)+\(.*\))$", bare) \
                and not re.match(r"self\.(\w+) = \1$", bare) and not initialises(lines, n, bare):
            add("drop statement", first, last, "do {}")
        if re.match(r"(?:[\w@()]+ )*func .*\{$", bare) and "->" not in bare or (bare == ") {" ):
            if bare == ") {":
                k = n
                while k >= 0 and "(" not in lines[k]: k -= 1
                if "func " not in lines[k] or "->" in "".join(lines[k:n + 1]): continue
            add("return early", last, last, " if Bool(true) { return }")
        m = re.match(r"(case \.[^:]*|case \([^:]*|default): (\S.*)$", bare)
        if m:
            for other in (n + 1, n - 1):
                if not 0 <= other < len(lines): continue
                o = re.match(r"(case \.[^:]*|case \([^:]*|default): (\S.*)$", lines[other].strip())
                if o and "let" not in o.group(1) and o.group(2) != m.group(2):
                    a = start + line.index(m.group(2), len(line) - len(line.lstrip()) + len(m.group(1)))
                    add("branch", a, last, o.group(2), "takes the value of a branch beside it"); break
    for m in re.finditer(r"(?<![\w.$\[#])\d[\d_]*(?:\.\d+)?(?![\w.])", code):
        old = m.group(); value = float(old.replace("_", ""))
        new = {"0": "1", "1": "2", "0.3": "0.5", "0.5": "0.8"}.get(old)
        if new is None: new = f"{value * 1.5:g}" if "." in old else str(int(value * 1.5))
        add("constant", m.start(), m.end(), new)
    for m in re.finditer(r"\b(true|false)\b", code):
        if code[max(0, m.start() - 5):m.start()] == "Bool(": continue
        add("flag", m.start(), m.end(), "false" if m.group() == "true" else "true")
    for m in re.finditer(r"UIView\.performWithoutAnimation \{", code):
        add("animation", m.start(), m.end(), "do {", "performWithoutAnimation removed")
    for m in re.finditer(r"UIView\.performWithoutAnimation\((\w+)\)", code):
        add("animation", m.start(), m.end(), f"{m.group(1)}()", "performWithoutAnimation removed")
    for m in re.finditer(r"\bweak (?=var)", code): add("weak", m.start(), m.end(), "", "weak removed")
    for m in re.finditer(r"\[weak self", code):
        add("weak", m.start(), m.end(), "[self = Optional(self)", "weak removed")
    for m in re.finditer(r"\bfrom: ([\w.]+(?:\([^()\n]*\))?), to: ([\w.]+(?:\([^()\n]*\))?)", code):
        add("exchange", m.start(), m.end(), f"from: {m.group(2)}, to: {m.group(1)}")
    for a, b in [("old", "new"), ("leaving", "coming"), ("from", "to"), ("oldColor", "newColor"), ("here", "there"),
                 ("oldFill", "fill"), ("original", "written"), ("standard", "scrollEdge")]:
        for x, y in [(a, b), (b, a)]:
            # Uses, not declarations or labels.
            for m in re.finditer(rf"(?<![\w?])(?<!let )(?<!var )\.?\b{x}\b(?![\w:]| [\w_]+:)", code):
                word = m.group()
                if re.search(rf"\b{y}\b", code): add("exchange", m.start(), m.end(), word.replace(x, y), f"{x} for {y}")
    for m in re.finditer(r"(?<![\w.?!)\]])([\w.?!]+(?:\([^()\n]*\))?(?:\.map \{[^}\n]*\})?) \?\? ([\w.]+(?:\([^()\n]*\))?)", code):
        add("fallback", m.start(), m.end(), m.group(2), "what is before ?? ignored")
    unique = {}
    for c in found:
        if text[c.start:c.end] != c.new: unique.setdefault((c.start, c.end, c.new), c)
    return sorted(unique.values(), key=lambda c: (c.start, c.end, c.new))

def files():
    return sorted(path for path in ROOT.rglob("*.swift") if path != SWITCH)

def sample(seed=SEED):
    """A fixed random sample. Strata: each file of 60 lines of code or more, and the small ones of each folder; as many
    mutants of each as it has lines of code; in a stratum kinds take turns in random order."""
    dice = random.Random(seed)
    strata, size = collections.defaultdict(list), collections.Counter()
    for path in files():
        text = original(path)
        lines = sum(1 for line in masked(text).split("\n") if line.strip(" }"))
        name = str(path.relative_to(ROOT))
        stratum = name if lines >= 60 else f"small files of {os.path.dirname(name)}"
        size[stratum] += lines
        for c in candidates(text): strata[stratum].append((name, text.count("\n", 0, c.start) + 1, c))
    # At most one change of a line: a stratum with fewer lines to change gives what is left to the others.
    places = {k: len({(name, line) for name, line, _ in v}) for k, v in strata.items()}
    quota, missing = {k: 0 for k in strata}, COUNT
    while missing and (open_ := [k for k in strata if quota[k] < places[k]]):
        total = sum(size[k] for k in open_)
        exact = {k: quota[k] + missing * size[k] / total for k in open_}
        for k in open_: quota[k] = min(int(exact[k]), places[k])
        missing = COUNT - sum(quota.values())
        if missing < len(open_):
            for k in sorted(open_, key=lambda k: (int(exact[k]) - exact[k], k)):
                if missing and quota[k] < places[k]: quota[k] += 1; missing -= 1
    chosen = []
    for k in sorted(strata):
        kinds, taken = collections.defaultdict(list), set()
        for c in strata[k]: kinds[c[2].kind].append(c)
        for group in kinds.values(): dice.shuffle(group)
        order = sorted(kinds); dice.shuffle(order)
        while len(taken) < quota[k] and any(kinds.values()):
            for kind in order:
                while kinds[kind]:
                    c = kinds[kind].pop()
                    if (c[0], c[1]) in taken: continue
                    taken.add((c[0], c[1])); chosen.append(c)
                    break
                if len(taken) == quota[k]: break
    dice.shuffle(chosen)  # so that a run that is cut short is a fair sample too
    mutants = []
    for number, (name, line, c) in enumerate(chosen, 1):
        text = original(ROOT / name)
        a = text.rfind("\n", 0, c.start) + 1
        b = text.find("\n", max(c.end, c.start + 1))
        mutants.append(dict(
            id=number, file=name, line=line, kind=c.kind, note=c.note, start=c.start, end=c.end, new=c.new,
            before=" ".join(text[a:b].split()), after=" ".join((text[a:c.start] + c.new + text[c.end:b]).split())))
    return mutants, strata, quota

def original(path):
    """The file as it is committed: the clone's own has switches."""
    return subprocess.run(["git", "show", f"HEAD:{path.relative_to(CLONE)}"], cwd=CLONE, capture_output=True, text=True,
                          check=True).stdout

# ---------------------------------------------------------------------------------------------------- Switches

def switched(m, text):
    """What replaces the changed text so that the environment chooses; None if it must be built alone."""
    old, new, number = text[m["start"]:m["end"]], m["new"], m["id"]
    kind, bare = m["kind"], old.strip()
    if kind == "drop statement": return f"if !mutated({number}) {{ {old} }}"
    if kind == "return early": return f" if mutated({number}) {{ return }}"
    if kind == "branch": return f"if mutated({number}) {{ {new} }} else {{ {old} }}"
    if kind == "weak" and new: return f"[weak self, kept = mutated({number}) ? self : nil"
    if kind == "weak":
        if first_value(m, text): return f"var kept{number}: AnyObject?; {before(m, text)}weak "
        return f"@PerhapsWeak({'' if is_in_struct(m, text) else 'number: '}{number}) {before(m, text)}"
    if kind == "animation":
        return f"withoutAnimationUnless({number}) {{" if new == "do {" else f"withoutAnimationUnless({number}, {new[:-2]})"
    if kind == "negate" and m["note"]:
        one, other = old.split(" : ", 1)
        return f"(mutated({number}) ? {other} : {one}) : (mutated({number}) ? {one} : {other})"
    if kind == "exchange" and new.startswith("from:"):
        one, other = re.match(r"from: (.*), to: (.*)$", old).groups()
        return f"from: (mutated({number}) ? {other} : {one}), to: (mutated({number}) ? {one} : {other})"
    if old == "(<=)": return f"(mutated({number}) ? (<) : (<=))"
    if bare in OPERATORS:
        return operator(bare, number) if old == bare else f" {operator(bare, number)} "
    if old == "-": return operator("-", number)
    if re.fullmatch(r"[-+*/<>=!&|() ]*", old): return None
    base = before(m, text)
    return f"(mutated({number}) ? {base}{new} : {base}{old})"

def is_in_struct(m, text): return re.findall(r"\b(struct|class) ", text[:m["start"]])[-1] == "struct"

def first_value(m, text):
    """Where the initializer of a class sets a property, which a wrapper does not allow; found from the declaration on."""
    name = re.match(r"var (\w+)", text[m["end"]:]).group(1)
    return None if is_in_struct(m, text) else re.search(rf"\binit\([^}}]*\bself\.{name} = (\w+)", text[m["end"]:])

def before(m, text):
    """What belongs to a switch from before the change: modifiers before `weak`, the value before a name after a dot."""
    if m["kind"] == "weak" and not m["new"]: return re.search(r"(?:(?:public|private)(?:\(set\))? )*$", text[:m["start"]]).group()
    if text.startswith(".", m["start"] - 1): return re.search(r"[\w.$]*$", text[:m["start"]]).group()
    return ""

def switched_text(mutants, text):
    """A file's text with the switches of its changes."""
    for m in sorted(mutants, key=lambda m: -m["start"]):
        start, end, switch = m["start"], m["end"], switched(m, text)
        if m["kind"] == "weak" and m["new"]:
            end = text.index(" in", end) + 3
            switch += text[m["end"]:end] + " _ = kept;"
        elif m["kind"] == "weak" and is_in_struct(m, text):  # has a memberwise initializer
            end = text.index("\n", end)
            switch += text[m["end"]:end] + " = nil"
        elif m["kind"] == "weak" and (value := first_value(m, text)):
            end = m["end"] + value.end()
            switch += text[m["end"]:end] + f"; kept{m['id']} = mutated({m['id']}) ? {value.group(1)} : nil"
        start -= len(before(m, text))
        text = text[:start] + switch + text[end:]
    return text

MARKS = "^%~"
def operator(old, number):
    """An operator of its own for each mutant, since an operator takes no third argument."""
    marks = ""
    while number: marks += MARKS[number % 3]; number //= 3
    return old + marks + "^"

OPERATORS = {
    "+=": ("AssignmentPrecedence", [("<T: AdditiveArithmetic>", "inout T", "T", "Void", "{a} += {b}", "{a} -= {b}")]),
    "-=": ("AssignmentPrecedence", [("<T: AdditiveArithmetic>", "inout T", "T", "Void", "{a} -= {b}", "{a} += {b}")]),
    "&&": ("LogicalConjunctionPrecedence", [("", "Bool", "@autoclosure () -> Bool", "Bool", "{a} && {b}()", "{a} || {b}()")]),
    "||": ("LogicalDisjunctionPrecedence", [("", "Bool", "@autoclosure () -> Bool", "Bool", "{a} || {b}()", "{a} && {b}()")]),
}
for x, y in [("==", "!="), ("!=", "==")]:
    OPERATORS[x] = ("ComparisonPrecedence", [
        ("<T: Equatable>", "T", "T", "Bool", f"{{a}} {x} {{b}}", f"{{a}} {y} {{b}}"),
        ("<T>", "T?", "_OptionalNilComparisonType", "Bool", f"{{a}} {x} {{b}}", f"{{a}} {y} {{b}}")])
for x, y in [("===", "!=="), ("!==", "===")]:
    OPERATORS[x] = ("ComparisonPrecedence", [("", "AnyObject?", "AnyObject?", "Bool", f"{{a}} {x} {{b}}", f"{{a}} {y} {{b}}")])
for x, y in [("<", "<="), ("<=", "<"), (">", ">="), (">=", ">")]:
    OPERATORS[x] = ("ComparisonPrecedence", [("<T: Comparable>", "T", "T", "Bool", f"{{a}} {x} {{b}}", f"{{a}} {y} {{b}}")])
for x, y in [("+", "-"), ("-", "+")]:
    OPERATORS[x] = ("AdditionPrecedence", [
        ("<T: AdditiveArithmetic>", "T", "T", "T", f"{{a}} {x} {{b}}", f"{{a}} {y} {{b}}")])
for x, y in [("*", "/"), ("/", "*")]:
    OPERATORS[x] = ("MultiplicationPrecedence", [
        (f"<T: {number}>", "T", "T", "T", f"{{a}} {x} {{b}}", f"{{a}} {y} {{b}}") for number in ("FloatingPoint", "BinaryInteger")])

def declarations(m, text):
    old, number = text[m["start"]:m["end"]].strip(), m["id"]
    if m["kind"] not in ("negate", "boundary", "arithmetic") or old not in OPERATORS: return ""
    name = operator(old, number)
    if not m["new"]:
        return f"prefix operator {name}\nprefix func {name} <T: SignedNumeric>(a: T) -> T {{ mutated({number}) ? a : -a }}\n"
    precedence, overloads = OPERATORS[old]
    lines = [f"infix operator {name} : {precedence}"]
    for generics, left, right, result, plain, changed in overloads:
        plain, changed = (t.format(a="a", b="b") for t in (plain, changed))
        choice = f"if mutated({number}) {{ {changed} }} else {{ {plain} }}"
        lines.append(f"func {name} {generics}(a: {left}, b: {right}) -> {result} {{ {choice} }}")
    return "\n".join(lines) + "\n"

SUPPORT = """\
import Foundation
import UIKit

private let chosen = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0
private let log = ProcessInfo.processInfo.environment["MUTANTS_REACHED"].map { open($0, O_WRONLY | O_APPEND | O_CREAT, 0o644) } ?? -1
nonisolated(unsafe) private let isReached: UnsafeMutablePointer<Bool> = {
    let flags = UnsafeMutablePointer<Bool>.allocate(capacity: 10_000)
    flags.initialize(repeating: false, count: 10_000)
    return flags
}()

/// Whether the change with this number is switched on. Notes in a file that the place was reached.
public func mutated(_ number: Int) -> Bool {
    if log >= 0, !isReached[number] {
        isReached[number] = true
        let line = Array("\\(number)\\n".utf8)
        _ = write(log, line, line.count)
    }
    return number == chosen
}

@MainActor func withoutAnimationUnless(_ number: Int, _ actions: () -> Void) {
    if mutated(number) { actions() } else { UIView.performWithoutAnimation(actions) }
}

@propertyWrapper public struct PerhapsWeak<Value> {
    private let number: Int
    private weak var object: AnyObject?
    private var kept: AnyObject?
    public init(number: Int) { self.number = number }
    public init(wrappedValue: Value?, _ number: Int) {
        self.number = number
        self.wrappedValue = wrappedValue
    }
    public var wrappedValue: Value? {
        get { object as? Value }
        set {
            object = newValue as AnyObject?
            kept = mutated(number) ? object : nil
        }
    }
}
"""

def write_switches(mutants):
    """Writes the sources with the switches of some changes."""
    lines, by_file = SUPPORT, collections.defaultdict(list)
    for m in mutants: by_file[m["file"]].append(m)
    for path in files():
        text, here = original(path), by_file[str(path.relative_to(ROOT))]
        for m in here: lines += declarations(m, text)
        path.write_text(switched_text(here, text))
    SWITCH.write_text(lines)

def errors():
    """The compiler's errors in the library's sources as they are, as (file, line, message)."""
    sources = [str(p) for p in [*files(), *([SWITCH] if SWITCH.exists() else [])]]
    done = subprocess.run(
        ["swiftc", "-emit-sil", "-wmo", "-Onone", "-swift-version", "6", "-module-name", "BarTransition", "-package-name", CLONE.name.lower(), "-o", os.devnull,
         "-I", str(CLONE / ".build/debug/Modules"), "-Xcc", f"-fmodule-map-file={CLONE}/Sources/CZlib/module.modulemap", *sources],
        cwd=CLONE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    found = re.findall(r"Sources/BarTransition/(\S+\.swift):(\d+):\d+: error: (.*)", done.stdout)
    if done.returncode and not found: raise SystemExit(done.stdout[-3000:])
    return found

def build_switches():
    """Builds all switches in; what does not compile is left to be built alone."""
    mutants, _, _ = sample()
    texts = {m["file"]: original(ROOT / m["file"]) for m in mutants}
    together = [m for m in mutants if switched(m, texts[m["file"]])]
    # The modules on which the library depends, in a new clone.
    subprocess.run(["swift", "build", "--target", "BarTransition"], cwd=CLONE, check=True)
    while True:
        write_switches(together)
        bad = set()
        for file, line, message in errors():
            at, words = int(line), ROOT.joinpath(file).read_text().split("\n")[int(line) - 1]
            here = [m for m in together if m["file"] == file]
            if not here: raise SystemExit(f"{file}:{line}: {message}")
            named = {int(n) for n in re.findall(r"(?:mutated|PerhapsWeak|withoutAnimationUnless)\((?:number: )?(\d+)", words)}
            named |= {m["id"] for m in here for d in [declarations(m, texts[file])] if d and f" {d.split()[2]} " in f" {words} "}
            close = named or {m["id"] for m in sorted(here, key=lambda m: abs(m["line"] - at))[:1]}
            print("alone:", sorted(close), file, line, message, flush=True)
            bad |= close
        if not bad: break
        together = [m for m in together if m["id"] not in bad]
    subprocess.run(BUILD, cwd=CLONE, check=True)
    (HOME / f"together-{SEED}.json").write_text(json.dumps([m["id"] for m in together]))
    print(len(together), "of", len(mutants), "changes are in the binary")

# ---------------------------------------------------------------------------------------------------- Running

def suites_of_tests():
    """The suite of each test function and title, for the report."""
    table = {}
    for path in [*(CLONE / "Tests").rglob("*.swift"), *(CLONE / "SnapshotTests").rglob("*.swift")]:
        suite = ""
        for line in path.read_text().split("\n"):
            m = re.match(r"(?:@\w+ )*(?:final )?(?:struct|class|extension) (\w+)", line)
            if m: suite = m.group(1)
            m = re.search(r"\bfunc (\w+)\(", line)
            if m and "@Test" in line: table.setdefault(m.group(1), suite)
            elif m: table.setdefault(m.group(1), suite)
    return table

FAILED = re.compile(r"✘ Test (?:case passing .* to )?(.+?) recorded an issue|(\S+:\d+: error: \S+)")
STARTED = re.compile(r"◇ Test (?:case passing .* to )?(.+?) started")

def play(pattern, limit, mutant=0, **environment):
    """Runs suites up to the first failure. Returns (verdict, detail, seconds)."""
    command = [str(BINARY), "--testing-library", "swift-testing", "--filter", pattern]
    begun = time.time()
    process = subprocess.Popen(
        command, cwd=CLONE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
        start_new_session=True, env={**os.environ, "MUTANT": str(mutant), **environment})
    state = {"late": False}
    def stop():
        try: os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError: pass
    def late(): state["late"] = True; stop()
    timer = threading.Timer(limit, late); timer.start()
    failure, started, passed, tail = None, None, None, collections.deque(maxlen=30)
    for line in process.stdout:
        line = re.sub(r"\x1b\[[0-9;]*m", "", line)
        tail.append(line.rstrip())
        m = STARTED.search(line)
        if m: started = m.group(1)
        m = re.search(r"Test run with (\d+) tests?", line)
        if m: passed = int(m.group(1))
        m = FAILED.search(line)
        if m and failure is None:
            failure = line.strip(); stop()
    code = process.wait(); timer.cancel()
    seconds = time.time() - begun
    if failure: return "failed", failure, seconds
    if state["late"]: return "hangs", f"no end within {limit} s; last started: {started}", seconds
    if code != 0: return "crashed", f"exit {code}; last started: {started}; " + " / ".join(list(tail)[-3:]), seconds
    if not passed: return "no tests", " / ".join(list(tail)[-3:]), seconds
    return "passed", f"{passed} tests", seconds

def plan(reached, mutant):
    """The suites that reach a change (all of them if that is unknown), in passes: the library's own first, and the quick ones first."""
    suites = [name for name, s in reached.items() if mutant is None or mutant in s["mutants"]]
    suites.sort(key=lambda name: (not name.startswith(OWN), reached[name]["seconds"]))
    # A process takes this long to start, also for several suites.
    start = min(s["seconds"] for s in reached.values())
    passes, spent = [[] for _ in PASSES], start
    for name in suites:
        spent += reached[name]["seconds"] - start
        passes[next(i for i, limit in enumerate(PASSES) if spent <= limit)].append(name)
    return passes

def judge(suites, seconds, mutant=0):
    """What a suite noticed of a change, or None."""
    pattern = "^(" + "|".join(map(re.escape, suites)) + ")(/|$)"
    verdict, detail, spent = play(pattern, 60 + 4 * seconds, mutant)
    if verdict == "no tests": raise SystemExit(f"{pattern}: {detail}")
    if verdict == "passed": return None
    test = FAILED.search(detail)
    test = (test.group(1) or test.group(2)).strip('"') if test else re.sub(r".*last started: ([^;]*).*", r"\1", detail)
    suite = suites[0] if len(suites) == 1 else suites_of_tests().get(re.sub(r"\(.*", "", test), "?")
    return dict(outcome="killed", how=verdict, suite=suite, test=test, detail=detail[:600], seconds=round(spent))

def read_results():
    if not RESULTS.exists(): return {}
    return {r["id"]: r for r in map(json.loads, RESULTS.read_text().splitlines())}

lock = threading.Lock()
def record(result):
    with lock, RESULTS.open("a") as f: f.write(json.dumps(result, ensure_ascii=False) + "\n")
    print(time.strftime("%H:%M:%S"), result["id"], result["file"], result["line"], result["kind"], "->", result["outcome"],
          result.get("suite", ""), result.get("test", ""), result.get("steps", ""), flush=True)

def build_alone(mutant):
    """Builds one change by itself, then restores the source. Returns the compiler's words, empty if it compiled."""
    path = ROOT / mutant["file"]
    before = path.read_text()
    text = original(path)
    try:
        path.write_text(text[:mutant["start"]] + mutant["new"] + text[mutant["end"]:])
        if found := errors(): return "; ".join(message for _, _, message in found[:2])[:400]
        done = subprocess.run(BUILD, cwd=CLONE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        if done.returncode == 0: return ""
        return "; ".join([l for l in done.stdout.splitlines() if "error:" in l][:2])[:400] or "not built"
    finally:
        path.write_text(before)

def read_judged(): return json.loads(JUDGED.read_text()) if JUDGED.exists() else {}

def run(deadline, alone):
    mutants, _, _ = sample()
    done, reached = read_results(), json.loads(REACHED.read_text())
    together = set(json.loads((HOME / f"together-{SEED}.json").read_text()))
    left = [m for m in mutants if m["id"] not in done and (m["id"] in together) != alone]
    def is_due(m): return (not deadline or time.strftime("%H:%M") < deadline) and str(m["id"]) not in read_judged()
    def step(m, turn, number):
        """Plays one pass of suites. Returns whether the change is still to be noticed."""
        passes = plan(reached, number or None)
        suites = passes[turn]
        found = judge(suites, sum(reached[s]["seconds"] for s in suites), number) if suites else None
        if found: record({**m, **found})
        elif not any(passes[turn + 1:]): record({**m, "outcome": "survived" if any(passes) else "not reached"})
        else: return True
        return False
    if alone:
        for m in left:
            if not is_due(m): continue
            words = build_alone(m)
            if words: record({**m, "outcome": "not compiled", "detail": words}); continue
            all(step(m, turn, 0) for turn in range(len(PASSES)))
        subprocess.run(BUILD, cwd=CLONE, check=True)  # the binary with the switches again
        return
    for turn in range(len(PASSES)):
        print(f"pass {turn + 1}: {len(left)} changes", flush=True)
        waiting, still = list(left), []
        def work():
            while True:
                with lock:
                    if not waiting: return
                    m = waiting.pop(0)
                if is_due(m) and step(m, turn, m["id"]):
                    with lock: still.append(m)
        testers = [threading.Thread(target=work) for _ in range(TESTERS)]
        for tester in testers: tester.start()
        for tester in testers: tester.join()
        left = sorted(still, key=lambda m: m["id"])

def baseline():
    """Plays each suite by itself without a change, and notes its time and which changes it reaches."""
    listed = subprocess.run([str(BINARY), "--testing-library", "swift-testing", "--list-tests"], cwd=CLONE, capture_output=True,
                            text=True, check=True).stdout
    reached = {}
    for suite in sorted({line.split("/")[0] for line in listed.split("\n") if re.match(TARGETS, line)}):
        log = HOME / "reached.txt"
        log.unlink(missing_ok=True)
        verdict, detail, seconds = play(f"^{re.escape(suite)}(/|$)", 900, MUTANTS_REACHED=str(log))
        numbers = sorted({int(n) for n in log.read_text().split()} if log.exists() else [])
        print(suite, verdict, f"{seconds:.1f} s, reaches {len(numbers)}", "" if verdict == "passed" else detail, flush=True)
        if verdict == "passed" and numbers: reached[suite] = dict(seconds=round(seconds, 1), mutants=numbers)
    REACHED.write_text(json.dumps(reached))

def table():
    results, judged = read_results(), read_judged()
    count, folders = collections.Counter(), collections.defaultdict(collections.Counter)
    print("| id | place | kind | change | outcome |\n|---|---|---|---|---|")
    for m in sample()[0]:
        r = results.get(m["id"])
        if str(m["id"]) in judged and (r is None or r["outcome"] in ("survived", "not reached")): outcome, key = f"equivalent: {judged[str(m['id'])]}", "equivalent"
        elif r is None: outcome, key = "not run", "not run"
        elif r["outcome"] == "killed":
            how = {"failed": "killed", "crashed": "killed (crash)", "hangs": "killed (hang)"}[r["how"]]
            outcome, key = f"{how} by {r['suite']}, “{r['test']}”", "killed"
        elif r["outcome"] == "not compiled": outcome, key = "not compiled", "not compiled"
        else: outcome, key = f"**SURVIVED** ({r['outcome']})", "survived"
        count[key] += 1
        folders[os.path.dirname(m["file"]).split("/")[0]][key] += 1
        def cell(s): return "`" + s.replace("|", "\\|") + "`"
        change = f"{cell(m['before'])} → {cell(m['after'])}" if m["before"] != m["after"] else cell(m["before"])
        print(f"| {m['id']} | {m['file']}:{m['line']} | {m['kind']} | {change} | {outcome} |")
    print("\n| folder | noticed | survived | equivalent | not compiled | not run | score |\n|---|---|---|---|---|---|---|")
    for folder, c in [*sorted(folders.items()), ("all", count)]:
        tried = c["killed"] + c["survived"]
        print(f"| {folder} | {c['killed']} | {c['survived']} | {c['equivalent']} | {c['not compiled']} | {c['not run']} | "
              + (f"{c['killed'] / tried:.0%} |" if tried else "|"))

if __name__ == "__main__":
    command, rest = sys.argv[1] if len(sys.argv) > 1 else "list", sys.argv[2:]
    if command == "list":
        mutants, strata, quota = sample()
        for m in mutants: print(f"{m['id']} {m['file']}:{m['line']} [{m['kind']}] {m['note']}\n    - {m['before']}\n    + {m['after']}")
        print({k: (len(v), quota[k]) for k, v in sorted(strata.items())}, sum(map(len, strata.values())), "candidates")
    elif command == "build": build_switches()
    elif command == "baseline": baseline()
    elif command == "run": run(rest[rest.index("--until") + 1] if "--until" in rest else None, "--alone" in rest)
    elif command == "table": table()
    else: raise SystemExit(f"Tools/mutate.py: there is no command “{command}”; use list, build, baseline, run or table.")
