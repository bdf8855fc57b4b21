// Runs on a thread of its own: hashing and counting would halve the speed of a download and hold up every page.
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const files = new Map();

parentPort?.on('message', ({ id, encoding, part, drop }) => {
  if (drop) return void files.delete(id);
  const file = files.get(id) ?? { hash: createHash('sha256'), bytes: 0, ended: 0, quoted: 0, open: false };
  files.set(id, file);
  if (part) {
    take(file, encoding, part);
    parentPort?.postMessage({ id, taken: part.length });
    return;
  }
  files.delete(id);
  const records = file.ended + (file.open ? 1 : 0);
  const rows = encoding === 'csv' ? Math.max(0, records - 1) : records;
  parentPort?.postMessage({ id, facts: { bytes: file.bytes, rows, sha256: file.hash.digest('hex') } });
});

/** Counts records by their line feeds; one inside quotes is part of a csv value. */
function take(file, encoding, part) {
  file.hash.update(part);
  file.bytes += part.length;
  file.open = part.at(-1) !== LINE_FEED;
  if (encoding === 'ndjson') {
    for (let at = part.indexOf(LINE_FEED); at !== -1; at = part.indexOf(LINE_FEED, at + 1)) file.ended++;
    return;
  }
  // This loop sees every byte of every file: most are above the quote and cost one comparison.
  let { quoted, ended } = file;
  for (let at = 0; at < part.length; at++) {
    const byte = part[at];
    if (byte > QUOTE) continue;
    if (byte === QUOTE) quoted ^= 1;
    else if (byte === LINE_FEED) ended += 1 ^ quoted;
  }
  file.quoted = quoted;
  file.ended = ended;
}
