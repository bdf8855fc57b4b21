#!/usr/bin/env bash
# Imports recorded real data for a separate customer and prints the content of the service. Some of it is imported
# again at the end, which must change nothing. The engine stores it in DATA_DIR.
# usage: .ci/real-data.sh FOLDER
set -euo pipefail
data=${1:?usage: .ci/real-data.sh FOLDER}
cd "$(dirname "$0")/.."

customer='Real Data'
key_file="${DATA_DIR:-./data}/real-data.key"
own='Balea,alverde,dmBio,SUNDANCE,Denkmit'

delivery() { node --import tsx delivery/main.ts "$@"; }
load() { dataset=$1; shift; delivery import --customer "$customer" --dataset "$dataset" "$@"; }

mkdir -p "$(dirname "$key_file")"
delivery customers list | grep -qF "$customer" || delivery customers add "$customer" --key-file "$key_file"

load retailers "$data/retailers.json"
node -e 'process.stdout.write(JSON.stringify(process.argv[1].split(",")))' "$own" | load own_brands -
load price_competitions .ci/competitions.json
load rating --own-brands "$own" "$data"/rating.*.ndjson.gz
load price --own-brands "$own" "$data"/price.*.ndjson.gz
load price_hourly "$data"/price_hourly.*.ndjson.gz
# These sources do not say when they were collected: the day and hour are the customer's to name.
load review --date 2012-10-26 --hour 0 "$data"/review.*.ndjson.gz
load review_text --date 2012-10-26 --hour 0 "$data"/review_text.*.ndjson.gz
load content_detail --date 2025-07-07 --hour 16 "$data"/content.*.ndjson.gz
load visibility_listing "$data"/visibility_listing.*.ndjson.gz
load e_retail_media "$data"/e_retail_media.*.ndjson.gz

# The same again: nothing new, nothing replaced.
unchanged() {
  local said
  said=$(load "$@")
  echo "$said"
  grep -qE ': 0 new, 0 replaced, [1-9][0-9,]* unchanged|, unchanged' <<< "$said" || {
    echo "FAILED  importing $1 again changed something"
    exit 1
  }
}
unchanged retailers "$data/retailers.json"
unchanged rating --own-brands "$own" "$data"/rating.amazon_cellphones.ndjson.gz
unchanged e_retail_media "$data"/e_retail_media.*.ndjson.gz
