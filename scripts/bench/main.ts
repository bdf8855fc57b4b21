// `npm run bench [-- --scales 1,4,16]`: prints ratios and writes docs/benchmarks.md. Wants a build: `npm start` makes one.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../setup/build.mjs';
import { say } from '../setup/say.mjs';
import { makeSample } from '../supervisor/stack';
import { bulkTable } from './bulk';
import { exportTable } from './export';
import { importTable } from './import';
import { jsonRows, jsonTable } from './json';
import { addCustomer, CUSTOMER, startBench } from './place';
import { questions } from './questions';
import { report, type Table } from './report';

/** Rows of scale 1: a csv of about 64 MB, so that scale 16 is a file of 1 GB. */
const ROWS = 195_000;
const AS_OF = '2026-06-30';
const scales = (process.argv.find((word) => /^[\d,]+$/.test(word)) ?? '1,4,16').split(',').map(Number);

ensureBuild();
const files = scales.map((scale, index) => ({
  scale,
  rows: ROWS * scale,
  date: `2026-06-${String(index + 1).padStart(2, '0')}`,
}));
const tables: Table[] = [];

await within(async (dataDir) => {
  say('Importing');
  const bench = await startBench(dataDir, async (place) => {
    const key = await addCustomer(place);
    tables.push(await importTable(place, files, CUSTOMER));
    return key;
  });
  const targets = files.map((file) => ({ ...file, target: `/bulk/price?date=${file.date}&time=7` }));
  say('Making bulk files');
  tables.push(await exportTable(bench, targets));
  say('Bulk files through the dashboard');
  tables.push(await bulkTable(bench, targets));
  await bench.stop();
});

const rows: Table['rows'] = [];
for (const scale of scales)
  await within(async (dataDir) => {
    say(`JSON endpoints over the sample at scale ${scale}`);
    const sample = ['--seed', '7', '--as-of', AS_OF, '--days', '20', '--scale', String(scale)];
    const bench = await startBench(dataDir, (place) => makeSample(place, sample));
    rows.push(...(await jsonRows(bench, scale, questions(AS_OF))));
    await bench.stop();
  });
tables.push(jsonTable(rows));

const page = report(tables);
writeFileSync('docs/benchmarks.md', page);
console.log(page);
process.exit(0);

async function within(work: (dataDir: string) => Promise<void>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'endcap-bench-'));
  try {
    await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
