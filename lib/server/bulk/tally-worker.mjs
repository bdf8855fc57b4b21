// Runs on a worker thread: on the main thread, hashing and counting would halve download speed and block pages.
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { RecordCount } from '../../bulk/count-records.mjs';

const files = new Map();

parentPort?.on('message', ({ id, encoding, hashes, part, drop }) => {
  if (drop) return void files.delete(id);
  const file = files.get(id) ?? {
    hash: hashes ? createHash('sha256') : null,
    bytes: 0,
    count: new RecordCount(encoding),
  };
  files.set(id, file);
  if (part) {
    file.hash?.update(part);
    file.bytes += part.length;
    file.count.take(part);
    parentPort?.postMessage({ id, taken: part.length });
    return;
  }
  files.delete(id);
  const { bytes, count, hash } = file;
  parentPort?.postMessage({ id, facts: { bytes, ...count.finish(), sha256: hash?.digest('hex') ?? null } });
});
