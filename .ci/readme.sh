#!/usr/bin/env bash
# Runs the README's commands that `npm test` does not run itself, as they stand there.
set -euo pipefail
cd "$(dirname "$0")/.."

DATA_DIR=$(mktemp -d)
PORT=$(node -e "import('./scripts/setup/ports.mjs').then(async ({ freePorts }) => console.log(await freePorts(2)))")
export DATA_DIR PORT
trap 'rm -rf "$DATA_DIR"' EXIT

# Starts a command that stays, runs `inside` once it says that it is open, and stops it.
opens() {
  local log="$DATA_DIR/opens.log"
  "$@" > "$log" 2>&1 &
  local pid=$!
  for _ in $(seq 600); do
    grep -q "$said" "$log" && break
    kill -0 "$pid" 2>/dev/null || break
    sleep 0.5
  done
  grep -q "$said" "$log" || { cat "$log"; return 1; }
  ${inside:-true}
  kill "$pid"
  wait "$pid" || true
  echo "  ok  $*"
}

# Shows the imported data in the dashboard, which has a folder of its own.
open_dashboard() {
  local key="$DATA_DIR/example.key"
  mkdir "$DATA_DIR/dashboard"
  DATA_DIR="$DATA_DIR/dashboard" DELIVERY_API_URL="http://127.0.0.1:$((PORT + 1))" DELIVERY_API_KEY_FILE="$key" \
    said='Endcap is open' inside='' opens npm start
}

npm run delivery -- customers add "Example Foods" --key-file "$DATA_DIR/example.key" > /dev/null
printf 'product_id,retailer_name,product_price,session_time\nA,Shop,1.99,2026-06-30T07:00:00Z\n' | gzip > "$DATA_DIR/prices.csv.gz"
npm run delivery -- import --customer "Example Foods" --dataset price "$DATA_DIR/prices.csv.gz"
said='delivery service answers' inside=open_dashboard opens npm run delivery -- serve --port $((PORT + 1))
said='Endcap is open' opens npm start -- --days 2
said='Endcap is open' opens npm run dev -- --days 2
# One stage of five, and not into docs/: what it measures beside nothing else is measured by hand.
npm run bench -- 1 files --page "$DATA_DIR/benchmarks.md"
