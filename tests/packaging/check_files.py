# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""check_files.py TREE MADE: what the packages are made of can be read and agrees, also what only Windows and macOS use."""

import configparser
import json
import os
import plistlib
import re
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

tree, made = Path(sys.argv[1]), Path(sys.argv[2])
packaging = tree / "packaging"
ID = "io.github.balehook.balehook"
problems: "list[str]" = []


def demand(condition: bool, sentence: str) -> None:
    if not condition:
        problems.append(sentence)


# macOS
text = (packaging / "macos/Info.plist.in").read_text(encoding="utf-8")
names = set(re.findall(r"@(\w+)@", text))
demand(names == {"BALEHOOK_ID", "PROJECT_VERSION", "BALEHOOK_YEAR"}, f"Info.plist.in has other names: {names}")
plist = plistlib.loads(text.replace("@BALEHOOK_ID@", ID).encode())
demand(plist["CFBundleIdentifier"] == ID, "Info.plist has another id.")
demand(plist["CFBundleURLTypes"][0]["CFBundleURLSchemes"] == ["balehook"], "Info.plist opens no links.")
languages = {path.stem.removeprefix("balehook_") for path in (tree / "translations").glob("balehook_*.ts")}
demand(set(plist["CFBundleLocalizations"]) == languages, f"Info.plist has other languages than {sorted(languages)}.")
entitlements = plistlib.loads((packaging / "macos/entitlements.plist").read_bytes())
demand(not any(entitlements.values()), "entitlements.plist weakens the hardened runtime.")

# Linux
desktop = configparser.ConfigParser(interpolation=None, delimiters=("=",), strict=False)
desktop.optionxform = str  # type: ignore[method-assign, assignment]
desktop.read(made / f"linux/{ID}.desktop", encoding="utf-8")
types = desktop["Desktop Entry"]["MimeType"].split(";")
demand({"x-scheme-handler/balehook", "text/csv"} <= set(types), f"The desktop file opens {types}.")
demand(desktop["Desktop Entry"]["Icon"] == ID, "The desktop file has another icon.")
metainfo = ElementTree.parse(made / f"linux/{ID}.metainfo.xml").getroot()
demand({each.text for each in metainfo.findall("provides/mediatype")} == set(filter(None, types)),
       "The metainfo and the desktop file open different things.")
demand(metainfo.find("releases/release/description") is not None, "The newest release has no notes.")
for image in metainfo.findall("screenshots/screenshot/image"):
    picture = tree / image.text.strip().split("/", 6)[6]
    size = struct.unpack(">II", picture.read_bytes()[16:24])
    demand(size == (int(image.get("width")), int(image.get("height"))), f"{picture.name} is {size}.")
for size in (16, 24, 32, 48, 64, 128, 256, 512):
    icon = (tree / f"resources/app/balehook-{size}.png").read_bytes()
    demand(struct.unpack(">II", icon[16:24]) == (size, size), f"balehook-{size}.png has another size.")
conf = (packaging / "linux/balehook.conf").read_text(encoding="utf-8")
demand(all(not line or line.startswith(";") for line in conf.splitlines()), "A setting of balehook.conf is in force.")
# The man page has every command of balehookctl with its options.
man = (packaging / "linux/balehookctl.1.in").read_text(encoding="utf-8").replace(r"\-", "-")
table = (tree / "src/ctl/commands/commandtable.cpp").read_text(encoding="utf-8")
word = r'(?:"([^"]*)"|nullptr),\s*'
commands = re.findall(r"\{" + word * 3 + "QT_TRANSLATE_NOOP", table)
options = {name for name, _ in re.findall(r"\{" + word * 2 + "QT_TRANSLATE_NOOP", table)}
demand(len(commands) > 15 and len(options) > 25, "The table of commands has another form.")
for group, name, _ in commands:
    command = f"{group} {name}".strip()
    demand(re.search(rf"^\\fB{command}\\fR", man, re.M) is not None, f"balehookctl(1) lacks {command}.")
for option in sorted(options):
    demand(re.search(rf"--{option}(?![a-z-])", man) is not None, f"balehookctl(1) lacks --{option}.")

# Windows
icon = (packaging / "windows/balehook.ico").read_bytes()
demand(icon[:4] == b"\0\0\1\0" and struct.unpack("<H", icon[4:6])[0] >= 5, "balehook.ico is no icon of five sizes.")
wxs = (packaging / "windows/balehook.wxs").read_text(encoding="utf-8")
# Another code, and no version would find the one before it.
demand('UpgradeCode="7D1A6A6E-0C0B-4E0F-9E63-5B8B1E1B0A47"' in wxs, "balehook.wxs has another upgrade code.")
ElementTree.fromstring(wxs.encode())

# Licences of what comes along
licences = (packaging / "cmake/Licences.cmake").read_text(encoding="utf-8")
demand((packaging / "cmake/Deploy.cmake").read_text(encoding="utf-8").count("balehook_install_licences(") == 2,
       "A package for Windows or macOS has no licences.")
for named in re.findall(r"(\w+\.txt)\b", (packaging / "licences/third-party.txt.in").read_text(encoding="utf-8")):
    demand(named in licences, f"third-party.txt names {named}, which is not installed.")

# The bill of materials
bills = {}
with tempfile.TemporaryDirectory() as folder:
    listed = Path(folder, "listed.tsv")
    listed.write_text("libqt6core6\t6.4.2\thttps://www.qt.io/\nlibb2-1\t0.98\n", encoding="utf-8")
    made_bill = subprocess.run([sys.executable, "-B", packaging / "sbom/sbom.py", tree, listed, "0", "bundle", "{name}.txt"],
                               check=True, capture_output=True)
    bills["bundle"] = json.loads(made_bill.stdout)
    for system in ("windows", "macos"):
        subprocess.run([packaging / "sbom/desktop.sh", "6.8.3", system, folder], check=True,
                       env={**os.environ, "SOURCE_DATE_EPOCH": "0"})
        (file,) = Path(folder).glob(f"balehook-*-{system}.spdx.json")
        bills[system] = json.loads(file.read_text(encoding="utf-8"))
expected = {"bundle": {"balehook", "libqt6core6", "libb2-1"}, "macos": {"balehook", "qt", "qtkeychain"},
            "windows": {"balehook", "qt", "qtkeychain", "microsoft-visual-cpp-runtime"}}
for name, bill in bills.items():
    demand({each["name"] for each in bill["packages"]} == expected[name], f"The bill of {name} has other packages.")
    ids = {each["SPDXID"] for each in bill["packages"]} | {bill["SPDXID"]}
    demand(all(each["relatedSpdxElement"] in ids for each in bill["relationships"]),
           f"The bill of {name} names what it does not have.")
    for each in bill["packages"]:
        demand(re.fullmatch(r"SPDXRef-[A-Za-z0-9.-]+", each["SPDXID"]) is not None, f"{each['SPDXID']} is no id.")
demand(len({each["documentNamespace"] for each in bills.values()}) == 3, "Two bills have the same name.")

# Workflows: every action is pinned to a commit.
for workflow in sorted((tree / ".github/workflows").glob("*.yml")):
    for used in re.findall(r"uses:\s*(\S+)", workflow.read_text(encoding="utf-8")):
        demand(used.startswith("./") or re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", used) is not None,
               f"{workflow.name} does not pin {used}.")

print("\n".join(problems) or "All files of the packages can be read and agree.")
sys.exit(1 if problems else 0)
