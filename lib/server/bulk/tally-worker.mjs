// Runs on a thread of its own: hashing and counting would halve the speed of a download and hold up every page.
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

const QUOTE = 0x22;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const files = new Map();

parentPort?.on('message', ({ id, encoding, hashes, part, drop }) => {
  if (drop) return void files.delete(id);
  const file = files.get(id) ?? begun(hashes);
  files.set(id, file);
  if (part) {
    file.hash?.update(part);
    file.bytes += part.length;
    if (encoding === 'csv') takeCsv(file, part);
    else takeLines(file, part);
    parentPort?.postMessage({ id, taken: part.length });
    return;
  }
  files.delete(id);
  parentPort?.postMessage({ id, facts: factsOf(file, encoding) });
});

function begun(hashes) {
  const hash = hashes ? createHash('sha256') : null;
  // Of the record that is being read: its bytes so far, its commas, and whether it stands inside quotes.
  const record = { length: 0, commas: 0, quoted: 0, last: LINE_FEED };
  return { hash, bytes: 0, records: 0, malformed: 0, header: -1, ...record };
}

function factsOf(file, encoding) {
  if (encoding === 'csv') end(file);
  else if (file.last !== LINE_FEED) file.records++;
  const rows = encoding === 'csv' ? Math.max(0, file.records - 1) : file.records;
  const malformed = encoding === 'csv' ? file.malformed : null;
  return { bytes: file.bytes, rows, malformed, sha256: file.hash?.digest('hex') ?? null };
}

function takeLines(file, part) {
  for (let at = part.indexOf(LINE_FEED); at !== -1; at = part.indexOf(LINE_FEED, at + 1)) file.records++;
  file.last = part.at(-1);
}

/** Records end with a line feed, values with a comma; inside quotes both are part of a value. */
function takeCsv(file, part) {
  let { quoted, commas } = file;
  let start = 0;
  // This loop sees every byte of every file: most are above the comma and cost one comparison.
  for (let at = 0; at < part.length; at++) {
    const byte = part[at];
    if (byte > COMMA) continue;
    if (byte === COMMA) commas += 1 ^ quoted;
    else if (byte === QUOTE) quoted ^= 1;
    else if (byte === LINE_FEED && quoted === 0) {
      const before = at > 0 ? part[at - 1] : file.last;
      file.length += at - start;
      file.commas = commas;
      if (file.length > 1 || before !== CARRIAGE_RETURN) end(file);
      file.length = 0;
      commas = 0;
      start = at + 1;
    }
  }
  file.length += part.length - start;
  file.quoted = quoted;
  file.commas = commas;
  file.last = part.at(-1);
}

/** The record that was read, if there is one: an empty line is none. */
function end(file) {
  if (file.length > 0) {
    if (file.header < 0) file.header = file.commas;
    else if (file.commas !== file.header) file.malformed++;
    file.records++;
  }
  file.length = 0;
  file.commas = 0;
}
