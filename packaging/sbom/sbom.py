# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""sbom.py TREE PACKAGES EPOCH: the bill of materials (SPDX 2.3, JSON) of a bundle, on standard output.

PACKAGES has a line for each package whose libraries came along: name, version, address, with tabs between them.
"""

import hashlib
import json
import re
import sys
from datetime import datetime, timezone
from pathlib import Path


def spdx_id(name: str) -> str:
    return "SPDXRef-Package-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)


def package(name: str, version: str, address: str, licence: str = "NOASSERTION") -> dict:
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


def bill(tree: Path, packages: str, epoch: int) -> dict:
    project = (tree / "CMakeLists.txt").read_text(encoding="utf-8")
    version = re.search(r"^\s*VERSION (\S+)$", project, re.MULTILINE).group(1)
    address = re.search(r'HOMEPAGE_URL "([^"]+)"', project).group(1)
    balehook = package("balehook", version, address, "GPL-3.0-or-later AND ISC AND MIT")
    balehook["supplier"] = "Organization: The Balehook authors"
    brought = [package(*(line.split("\t") + ["", ""])[:3]) for line in packages.splitlines() if line]
    for each in brought:
        each["sourceInfo"] = "The licences stand in share/doc/balehook/libraries/" + each["name"] + ".copyright."
    # The same contents have the same name, as the specification wants a name of its own for each document.
    digest = hashlib.sha256((version + packages + str(epoch)).encode()).hexdigest()
    return {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"balehook-{version}",
        "documentNamespace": f"{address}/spdx/balehook-{version}-{digest[:32]}",
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
    json.dump(bill(Path(sys.argv[1]), Path(sys.argv[2]).read_text(encoding="utf-8"), int(sys.argv[3])), sys.stdout, indent=1)
    print()
