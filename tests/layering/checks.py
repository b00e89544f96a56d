# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the sources below a root and says where they break a rule of rules.py."""

import re
import statistics
from pathlib import Path

import cxx
import rules

CXX = {".h", ".cpp"}
SCRIPTS = {".py", ".sh", ".cmake"}


class Tree:
    """The files of the project and what was found in them."""

    def __init__(self, root, qt_headers):
        self.root = Path(root)
        self.qt_modules = {
            module: {entry.name for entry in (Path(qt_headers) / module).iterdir()} for module in rules.QT_MODULES
            if (Path(qt_headers) / module).is_dir()
        }
        self.findings = []
        self.files = sorted(
            path for folder in ("src", "tests", "ui", "packaging", "resources", ".ci")
            for path in (self.root / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        self.texts = {self.name(path): path.read_text(encoding="utf-8") for path in self.files
                      if path.suffix in CXX | SCRIPTS or path.name in ("CMakeLists.txt", "run")}
        self.code = {name: cxx.bare_code(text) for name, text in self.texts.items() if Path(name).suffix in CXX}
        self.forms = {path.stem: re.findall(r"<header>([^<]+)</header>", path.read_text(encoding="utf-8"))
                      for path in self.files if path.suffix == ".ui"}

    def own_includes(self, name):
        """(line, header) of each include of a file of ours, those of a form's widgets included."""
        for line, header, quoted in cxx.includes(self.texts[name]):
            form = re.fullmatch(r"ui_(\w+)\.h", header)
            if quoted and form:
                yield from ((line, widget) for widget in self.forms.get(form.group(1), ()))
            elif quoted and not re.fullmatch(r"\w+\.moc|moc_\w+\.cpp", header):
                yield line, header

    def name(self, path):
        return path.relative_to(self.root).as_posix()

    def report(self, name, line, message):
        self.findings.append((name, line, message))


def check(root, qt_headers):
    """(number of files read, sorted findings as (file, line, message))."""
    tree = Tree(root, qt_headers)
    for apply in (_table, _rooms, _cycles, _unit_cycles, _sizes, _crowds, _headers, _names, _words, _slots, _test_classes, _connects, _tooltips, _lists):
        apply(tree)
    return len(tree.texts), sorted(tree.findings)


def _folder(name):
    """The folder of a source below src/: "core", or "widgets/look"."""
    parent = Path(name).parent.as_posix()
    return parent.removeprefix("src/") if parent.startswith("src/") else None


def _within(folder, rooms):
    """A room with folders in it stands for all of them."""
    return any(folder == room or folder.startswith(room + "/") for room in rooms)


def _rooms(tree):
    for name in tree.code:
        room = _folder(name)
        if room is None:
            continue
        if room not in rules.ROOMS:
            tree.report(name, 1, f"room '{room}' is not in the table of rooms")
            continue
        for line, header in tree.own_includes(name):
            _own_include(tree, name, room, line, header)
        for line, header, quoted in cxx.includes(tree.texts[name]):
            if not quoted:
                _foreign_include(tree, name, room, line, header)


def _own_include(tree, name, room, line, header):
    target = header.rpartition("/")[0]
    if not target:
        tree.report(name, line, f'includes are rooted in src/: "{room}/{header}"')
    elif target not in rules.ROOMS:
        tree.report(name, line, f'"{header}" is in no room')
    elif target != room and not _within(target, rules.ROOMS[room]):
        tree.report(name, line, f"{room} must not include {target} ({header})")


def _foreign_include(tree, name, room, line, header):
    parts = header.split("/")
    for module, allowed in rules.QT_MODULES.items():
        if _within(room, allowed):
            continue
        if parts[0] == module or (len(parts) == 1 and header in tree.qt_modules.get(module, ())):
            tree.report(name, line, f"{module} has no place in {room} ({header})")
    for pattern, where, message in rules.RESERVED_HEADERS:
        if pattern.search(header) and not where.search(name):
            tree.report(name, line, message)


def _cycles(tree):
    edges = {name: [] for name in tree.code}
    for name in tree.code:
        for line, header, quoted in cxx.includes(tree.texts[name]):
            for base in ("src", "tests", str(Path(name).parent)):
                target = f"{base}/{header}"
                if quoted and target in edges:
                    edges[name].append((line, target))
                    break
    state = {}

    def visit(name, path):
        state[name] = "open"
        for line, target in edges[name]:
            if state.get(target) == "open":
                ring = path[path.index(target):] + [target]
                tree.report(name, line, "include cycle: " + " -> ".join(ring))
            elif target not in state:
                visit(target, path + [target])
        state[name] = "done"

    for name in sorted(edges):
        if name not in state:
            visit(name, [name])


def _rings(edges):
    """The sets of more than one that can reach each other (Tarjan), of {what: what it leads to}."""
    number, low, stack, rings = {}, {}, [], []

    def visit(node):
        number[node] = low[node] = len(number)
        stack.append(node)
        for target in edges.get(node, ()):
            if target not in number:
                visit(target)
            if target in stack:
                low[node] = min(low[node], low[target])
        if low[node] == number[node]:
            ring = {stack.pop()}
            while node not in ring:
                ring.add(stack.pop())
            if len(ring) > 1:
                rings.append(ring)

    for node in sorted(edges):
        if node not in number:
            visit(node)
    return rings


def _table(tree):
    """No cycle in the table: with what _rooms() finds, there is none between folders."""
    edges = {room: {other for other in rules.ROOMS if other != room and _within(other, allowed)}
             for room, allowed in rules.ROOMS.items()}
    for ring in _rings(edges):
        tree.report("tests/layering/rules.py", 1, "cycle in the table of rooms: " + ", ".join(sorted(ring)))


def _unit(name):
    """A header with its source, and with the private half of its class, is one unit."""
    return Path(name).with_suffix("").as_posix().removesuffix("_p")


def _unit_cycles(tree):
    edges = {_unit(name): set() for name in tree.code if name.startswith("src/")}
    for name in tree.code:
        if name.startswith("src/"):
            units = {_unit(f"src/{header}") for _, header in tree.own_includes(name)}
            edges[_unit(name)] |= {unit for unit in units if unit in edges and unit != _unit(name)}
    for ring in _rings(edges):
        first = min(ring)
        tree.report(first + (".h" if first + ".h" in tree.code else ".cpp"), 1,
                    "units that include each other: " + ", ".join(sorted(ring)))


def _crowds(tree):
    folders = {}
    for name in tree.code:
        if name.startswith("src/"):
            folders.setdefault(Path(name).parent.as_posix(), []).append(name)
    for folder, names in folders.items():
        if len(names) > rules.MAX_FILES:
            tree.report(folder, 1, f"{len(names)} files, at most {rules.MAX_FILES}: divide the folder by subject")


def _sizes(tree):
    sizes = {name: tree.texts[name].count("\n") for name in tree.texts}
    for name, lines in sizes.items():
        if lines > rules.MAX_LINES:
            tree.report(name, lines, f"{lines} lines, at most {rules.MAX_LINES}: split the file")
    own = [sizes[name] for name in tree.code if name.startswith("src/")]
    if own and statistics.median(own) >= rules.MEDIAN_LINES:
        tree.report("src", 1, f"median of {statistics.median(own):.0f} lines a file, below {rules.MEDIAN_LINES} wanted")


def _headers(tree):
    for name, text in tree.texts.items():
        head = "\n".join(text.splitlines()[:5])
        for tag in ("SPDX-FileCopyrightText: ", "SPDX-License-Identifier: GPL-3.0-or-later"):
            if tag not in head:
                tree.report(name, 1, f"no '{tag.strip()}' in the first lines")
        if name.endswith(".h") and not re.search(r"^#pragma once$", text, re.MULTILINE):
            tree.report(name, 1, "no #pragma once")


def _names(tree):
    for path in tree.files:
        name = tree.name(path)
        if path.suffix in CXX | {".ui"} and path.name != path.name.lower():
            tree.report(name, 1, "file names are in lower case")


def _words(tree):
    for name, code in tree.code.items():
        for pattern, where, message in rules.WORDS:
            if where.search(name):
                for match in pattern.finditer(code):
                    tree.report(name, cxx.line_of(code, match.start()), message)
        for match in rules.UNFINISHED.finditer(tree.texts[name]):
            tree.report(name, cxx.line_of(tree.texts[name], match.start()), f"'{match.group(0)}': finish it")


def _slots(tree):
    """moc reads tests without the headers that say which system it is, and would leave such a test out without a word."""
    for name, code in tree.code.items():
        if not name.startswith("tests/"):
            continue
        for section in re.finditer(r"Q_SLOTS\s*:(.*?)(?:^\};|\b(?:private|public|protected|Q_SIGNALS)\b)", code,
                                   re.DOTALL | re.MULTILINE):
            condition = re.search(r"^[ \t]*#[ \t]*if", section.group(1), re.MULTILINE)
            if condition:
                tree.report(name, cxx.line_of(code, section.start(1) + condition.start()),
                            "a test under #if is never run: put the condition into its body")


def _test_classes(tree):
    """The sources of a test folder are linked into one program, which takes the first class of two that have one name."""
    seen = {}
    for name, code in tree.code.items():
        if name.startswith("tests/") and name.endswith(".cpp"):
            for line, found in cxx.named_classes(code):
                where = seen.setdefault((name.rpartition("/")[0], found), name)
                if where != name:
                    tree.report(name, line, f"{where} has a class {found}, too: put helpers into an anonymous namespace")


def _connects(tree):
    for name, code in tree.code.items():
        for line, arguments in cxx.calls(code, r"connect"):
            if len(arguments) == 3 and arguments[1].startswith("&"):
                tree.report(name, line, "connect() without a context object")
            if name.startswith("src/") and any(re.match(r"\[\s*[=&]\s*[\],]", argument) for argument in arguments):
                tree.report(name, line, "a kept lambda names what it captures, no [=] or [&]")
        for line, arguments in cxx.calls(code, r"QTimer::singleShot"):
            if len(arguments) == 2:
                tree.report(name, line, "QTimer::singleShot() without a context object")


def _tooltips(tree):
    """A tooltip shows markup. It is a sentence of ours, or it went through plainToolTip()."""
    for name, code in tree.code.items():
        if not name.startswith("src/"):
            continue
        for line, arguments in cxx.calls(code, r"setToolTip|QToolTip::showText"):
            text = [a for a in arguments if re.search(r"\btr\s*\(|\bplainToolTip\s*\(", a)]
            empty = [a for a in arguments if re.fullmatch(r"\{\}|QString\s*\(\s*\)|QString\s*\{\s*\}", a)]
            if not text and not empty:
                tree.report(name, line, "tooltip that is neither tr() nor plainToolTip()")
            elif any(".arg(" in a and "plainToolTip" not in a for a in text):
                tree.report(name, line, "tooltip with .arg(): pass the whole of it through plainToolTip()")


def _lists(tree):
    """Every source stands in the CMakeLists.txt of its folder, a test perhaps without its prefix. No globs."""
    for name in tree.code:
        folder, _, base = name.rpartition("/")
        lists = tree.texts.get(f"{folder}/CMakeLists.txt")
        stem = Path(base).stem
        known_as = {base} if base.endswith(".h") else {base, stem, stem.removeprefix("tst_")}
        names = "|".join(re.escape(n) for n in known_as)
        if lists is not None and not re.search(rf"(?<![\w/])({names})(?!\w)", lists):
            tree.report(name, 1, f"not listed in {folder}/CMakeLists.txt")
