// `node --import tsx scripts/test/seeded-faults.ts [WORD…]` applies each fault of `fault-list.ts` to a copy of the source
// and runs the test that must detect it. Prints a table, and exits with 1 if a test passes with its fault. WORD selects
// faults by file, test or title.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type TestRunResult } from 'vitest/node';
import { FAULTS, type Fault } from './fault-list';

const source = process.cwd();
const words = process.argv.slice(2);
const faults = FAULTS.filter(
  ({ title, file, test }) => words.length === 0 || words.some((word) => [title, file, test].join().includes(word)),
).toSorted((a, b) => (a.test < b.test ? -1 : 1));

for (const fault of faults) faultyText(fault);
const copy = copySource();
process.chdir(copy);
// One instance for all runs: it starts one engine.
const vitest = await createVitest('test', { root: copy, watch: false, reporters: [{}] });
await vitest.standalone();
try {
  const unfit = await runTests(faults);
  if (unfit.failed.length > 0 || unfit.broken)
    throw new Error(`Tests fail without a fault:\n${unfit.failed.join('\n')}`);
  let missed = 0;
  for (const fault of faults) {
    const began = Date.now();
    const isCaught = await catches(fault);
    if (!isCaught) missed += 1;
    const seconds = String(Math.round((Date.now() - began) / 1000)).padStart(3);
    console.log(`${isCaught ? 'caught' : 'MISSED'} ${seconds} s  ${fault.title}  (${fault.file}, ${fault.test})`);
  }
  console.log(`${faults.length - missed} of ${faults.length} faults caught`);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await vitest.close();
  process.chdir(source);
  rmSync(copy, { recursive: true, force: true });
}

/** Copies the files that Git knows or would add, with the same packages. */
function copySource(): string {
  const folder = mkdtempSync(join(tmpdir(), 'endcap-faults-'));
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(join(source, file), join(folder, file));
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Returns the file with the fault. Throws if its text does not occur exactly once. */
function faultyText({ file, text, replacement }: Fault): string {
  const [before, after, ...more] = readFileSync(join(source, file), 'utf8').split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file}: expected exactly once: ${text}`);
  return `${before}${replacement}${after}`;
}

/** Returns whether the test fails with its fault. A file that cannot be loaded is not a caught fault. */
async function catches(fault: Fault): Promise<boolean> {
  const path = join(copy, fault.file);
  const original = readFileSync(path);
  writeFileSync(path, faultyText(fault));
  vitest.invalidateFile(path);
  try {
    const { failed, broken } = await runTests([fault]);
    return failed.length > 0 && !broken;
  } finally {
    writeFileSync(path, original);
    vitest.invalidateFile(path);
  }
}

interface Outcome {
  failed: string[];
  /** A file could not be loaded, or a test was not found. */
  broken: boolean;
}

/** Runs the tests of faults. */
async function runTests(selected: readonly Fault[]): Promise<Outcome> {
  const titles = selected.map(({ fails, needs }) => (needs ?? fails).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  vitest.setGlobalTestNamePattern(new RegExp(titles.join('|')));
  const specifications = await vitest.globTestSpecifications([...new Set(selected.map(({ test }) => test))]);
  return outcomeOf(await vitest.runTestSpecifications(specifications), selected);
}

function outcomeOf({ testModules, unhandledErrors }: TestRunResult, selected: readonly Fault[]): Outcome {
  const tests = testModules.flatMap(({ children }) => [...children.allTests()]);
  const run = tests.filter((test) => test.result().state !== 'skipped');
  const isFound = ({ fails }: Fault) => run.some(({ fullName }) => fullName.replaceAll(' > ', ' ').includes(fails));
  return {
    failed: run.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName),
    broken:
      unhandledErrors.length > 0 ||
      testModules.some((module) => module.errors().length > 0) ||
      !selected.every(isFound),
  };
}
