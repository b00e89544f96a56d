# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""sbom.py TREE PACKAGES EPOCH NAME LICENCES: the bill of materials (SPDX 2.3, JSON) of the package NAME, on standard output.

PACKAGES has a line for each package of others that came along: name, version, address and, where it is known, its
licence, with tabs between them. LICENCES is where their texts stand in NAME; {name} in it is that of the package.
"""

import hashlib
import json
import re
import sys
from datetime import datetime, timezone
from pathlib import Path


def spdx_id(name: str) -> str:
    return "SPDXRef-Package-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(name: str, version: str = "", address: str = "", licence: str = "NOASSERTION") -> dict:
    return {
        "SPDXID": spdx_id(name),
        "name": name,
        "versionInfo": version,
        "homepage": address or "NOASSERTION",
        "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
    }


def bill(tree: Path, packages: str, epoch: int, name: str, licences: str) -> dict:
    project = (tree / "CMakeLists.txt").read_text(encoding="utf-8")
    version = re.search(r"^\s*VERSION (\S+)$", project, re.MULTILINE).group(1)
    address = re.search(r'HOMEPAGE_URL "([^"]+)"', project).group(1)
    balehook = package("balehook", version, address, "GPL-3.0-or-later AND ISC AND MIT")
    balehook["supplier"] = "Organization: The Balehook authors"
    brought = [package(*line.split("\t")) for line in packages.splitlines() if line]
    for each in brought:
        each["sourceInfo"] = "The licences stand in " + licences.replace("{name}", each["name"]) + "."
    # The same contents have the same name, as the specification wants a name of its own for each document.
    digest = hashlib.sha256((name + packages + str(epoch)).encode()).hexdigest()
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": name,
        "documentNamespace": f"{address}/spdx/{name}-{digest[:32]}",
        "creationInfo": {
            "created": datetime.fromtimestamp(epoch, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Organization: The Balehook authors", f"Tool: balehook-sbom-{version}"],
        },
        "packages": [balehook, *brought],
        "relationships": [
            {"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": balehook["SPDXID"]},
            *(
                {"spdxElementId": balehook["SPDXID"], "relationshipType": "DEPENDS_ON", "relatedSpdxElement": each["SPDXID"]}
                for each in brought
            ),
        ],
    }


if __name__ == "__main__":
    listed = Path(sys.argv[2]).read_text(encoding="utf-8")
    json.dump(bill(Path(sys.argv[1]), listed, int(sys.argv[3]), sys.argv[4], sys.argv[5]), sys.stdout, indent=1)
    print()
