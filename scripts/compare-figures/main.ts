// `node --import tsx scripts/compare-figures/main.ts CHECKOUT [--data DIR] [--json FILE]`: starts another checkout and
// this one, one after the other, over the same data folder, sends 500 requests to the queries of both and prints the
// figures that differ. Both need a build. Without --data, the data is a sample in a temporary folder. Ends with 1 on
// differences.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../setup/say.mjs';
import { askQuery, type Build, startBuild } from './build';
import { type Difference, differencesOf } from './figures';
import { type ParameterSet, parameterSets } from './parameter-sets';

const SAMPLE = ['--days', '62', '--as-of', '2026-06-30'];
const EXAMPLES = 3;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, json: { type: 'string' } },
});
const [other] = positionals;
if (!other) throw new Error('Name the checkout to compare with: scripts/compare-figures/main.ts CHECKOUT');
const dataDir = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'endcap-compare-figures-'));

/** Runs work with a started build. */
async function withBuild<T>(checkout: string, work: (build: Build) => Promise<T>): Promise<T> {
  say(`Starting ${checkout}`);
  const build = await startBuild(resolve(checkout), dataDir, SAMPLE);
  try {
    return await work(build);
  } finally {
    await build.stop();
  }
}

async function answersOf(build: Build, sets: readonly ParameterSet[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const { query, search } of sets) answers.push(await askQuery(build, query, search));
  return answers;
}

async function newestDay(build: Build): Promise<string> {
  const { newest } = (await askQuery(build, 'banners/days', '')) as { newest: string | null };
  if (!newest) throw new Error(`${dataDir} has no banners.`);
  return newest;
}

type FoundDifference = Difference & ParameterSet;

function print(differences: readonly FoundDifference[], requests: number): void {
  const groups = new Map<string, FoundDifference[]>();
  for (const difference of differences) {
    const title = `${difference.query}  ${difference.figure}`;
    groups.set(title, [...(groups.get(title) ?? []), difference]);
  }
  for (const [title, group] of [...groups].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`\n${title}: ${group.length}`);
    for (const { key, before, after, search } of group.slice(0, EXAMPLES))
      console.log(`  ${key || 'value'}: ${JSON.stringify(before)} → ${JSON.stringify(after)}  (${search})`);
  }
  say(`${requests} requests, ${differences.length} figures differ in ${groups.size} places.`);
}

try {
  const { sets, before } = await withBuild(other, async (build) => {
    const ask = (query: string, params: Record<string, string | undefined>) =>
      askQuery(build, query, new URLSearchParams(params as Record<string, string>).toString());
    const requests = await parameterSets(await newestDay(build), ask);
    // The first pass collects days outside of the plan.
    await answersOf(build, requests);
    return { sets: requests, before: await answersOf(build, requests) };
  });
  const after = await withBuild('.', (build) => answersOf(build, sets));
  const differences = sets.flatMap((set, index) =>
    differencesOf(before[index], after[index]).map((difference) => ({ ...set, ...difference })),
  );
  if (values.json) writeFileSync(values.json, JSON.stringify(differences));
  print(differences, sets.length);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  if (!values.data) rmSync(dataDir, { recursive: true, force: true });
}
