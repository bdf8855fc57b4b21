// `node -C react-server --import tsx scripts/test/kills.ts [KILLS [SEED]]` kills dashboard or engine at seeded random
// moments while the sample is collected. Whenever it is complete, ledger and tables must agree with each other and with
// a collection without kills. Needs a build of `npm start`.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { describeLedger, differences } from '@/lib/server/testing/differences';
import { freePort } from '../supervisor/preflight';
import { SAMPLE_PAGES } from '../supervisor/sample';
import { makeSample, type StackContext, startDashboard, startEngine, startService } from '../supervisor/stack';
import { clockEnv } from './moved-clock.mjs';

const DAYS = 4;
const SAMPLE = ['--seed', '7', '--as-of', '2026-06-30', '--days', String(DAYS + 1)];
const LONGEST_PAUSE_MS = 3_000;
/** Maximum delay of retries, by which each start of the dashboard moves its clock. */
const LATER_MS = 7 * 3_600_000;

const [killCount = 50, seed = 1] = process.argv.slice(2).map(Number);
const context: StackContext = { dataDir: mkdtempSync(join(tmpdir(), 'endcap-kills-')), mode: 'start' };
const engine = await startEngine(context);
const key = await makeSample(context, SAMPLE);
const service = await startService(context);
const address = await connect({ DATA_DIR: context.dataDir });
const server = createDatabase(address, 'default');
const database = createDatabase(address, 'endcap_dashboard');
const port = await freePort();
let starts = 0;

function start() {
  const env = {
    DELIVERY_API_URL: service.url,
    DELIVERY_API_KEY: key,
    PRICE_COMPETITION_PAGES: SAMPLE_PAGES,
    COLLECT_DAYS: String(DAYS),
    COLLECT_EVERY: '1440',
    ...clockEnv(starts++ * LATER_MS),
  };
  return startDashboard(context, { host: '127.0.0.1', port, env });
}

async function collection(): Promise<{ isWhole: boolean; isResting: boolean }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/collection`);
  const { status, failed } = (await answer.json()) as { status: { isDone: boolean }; failed: number };
  return { isWhole: status.isDone && failed === 0, isResting: status.isDone };
}

/** Collects until the plan is complete. */
async function collectWhole(begun = start()): Promise<void> {
  for (let dashboard = await begun; ; dashboard = await start()) {
    while (!(await collection()).isResting) await delay(200);
    const { isWhole } = await collection();
    await dashboard.stop();
    if (isWhole) return;
  }
}

async function state() {
  const [{ account = '' } = {}] = await database.query<{ account: string }>('SELECT account FROM ledger LIMIT 1');
  return { ledger: await describeLedger(database, account), differences: await differences(database, account) };
}

/** Returns a seeded generator of numbers from 0 to 1. */
function numbers(from: number): () => number {
  let now = from;
  return () => {
    now = (now + 0x6d2b79f5) | 0;
    const mixed = Math.imul(now ^ (now >>> 15), now | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function killEngine(): Promise<void> {
  const [self] = await server.query<{ line: string }>("SELECT line FROM file('/proc/self/stat', LineAsString)");
  process.kill(Number(self?.line.split(' ')[0]), 'SIGKILL');
}

await collectWhole();
const undisturbed = await state();
assert.deepEqual(undisturbed.differences, []);
const random = numbers(seed);
const killed = { dashboard: 0, engine: 0 };
let rounds = 0;
for (let kills = 0; kills < killCount; rounds++) {
  await server.command('DROP DATABASE IF EXISTS endcap_dashboard SYNC');
  let dashboard = await start();
  while (kills < killCount) {
    await delay(random() * LONGEST_PAUSE_MS);
    if ((await collection().catch(() => ({ isWhole: false }))).isWhole) break;
    const victim = random() < 0.5 ? 'dashboard' : 'engine';
    killed[victim] += 1;
    kills += 1;
    if (victim === 'engine') await killEngine();
    else {
      process.kill(dashboard.pid, 'SIGKILL');
      await dashboard.ended;
      assert.deepEqual((await state()).differences, []);
      dashboard = await start();
    }
  }
  await dashboard.stop();
  await collectWhole();
  assert.deepEqual(await state(), undisturbed);
  console.log(`${kills} kills: ledger and tables agree, ${undisturbed.ledger.length} sets as without kills.`);
}
console.log(
  `Seed ${seed}: ${killed.dashboard} kills of the dashboard, ${killed.engine} of the engine, ${rounds} collections.`,
);
for (const resource of [server, database]) await resource.close();
for (const child of [service.child, engine]) await child.stop();
rmSync(context.dataDir, { recursive: true, force: true });
