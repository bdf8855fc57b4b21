// `npm run bench [-- [1,4,16] [stage…] [--page FILE]]` prints ratios and writes docs/benchmarks.md, or FILE. If stages are
// named, only their parts of the page are replaced. The program is built first if necessary.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../setup/build.mjs';
import { say } from '../setup/say.mjs';
import { report, type Table } from './report';
import { isStage, type Scope, STAGES, type Stage } from './stages';

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { page: { type: 'string', default: 'docs/benchmarks.md' } },
});
const PAGE = values.page;
const scales = (words.find((word) => /^[\d,]+$/.test(word)) ?? '1,4,16').split(',').map(Number);
const scope: Scope = { asOf: '2026-06-30', scales };
const named = words.filter(isStage);
const stages = named.length > 0 ? named : (Object.keys(STAGES) as Stage[]);

await ensureBuild();
const tables: Table[] = [];
for (const stage of stages) {
  say(`Measuring: ${stage}`);
  tables.push(...(await STAGES[stage](scope)));
}
const page = report(tables, named.length > 0 && existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
writeFileSync(PAGE, page);
console.log(page);
process.exit(0);
