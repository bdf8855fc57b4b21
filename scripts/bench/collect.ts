import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { addDays } from '@/lib/queries/shared/dates';
import { makeSample } from '../supervisor/stack';
import { type Dashboard, type Served, sampleOf, startDashboardOf, startServed, within } from './bench-stack';
import { milliseconds, ratio, type Table } from './report';
import type { Scope } from './stages';

const DAYS = 60;
/** Days of the plan, and the seconds after a first start by which they must be collected. */
const LIMITS = [
  [7, 20],
  [DAYS, 120],
] as const;

/** Measures a first start until days are collected, while a user reads a page. */
export function collectStage({ asOf }: Scope): Promise<Table[]> {
  return within(async (dataDir) => {
    const served = await startServed(dataDir, (context) =>
      makeSample(context, sampleOf({ asOf, days: DAYS + 1, scale: 1 })),
    );
    const began = Date.now();
    const dashboard = await startDashboardOf(served, served.service.url, { COLLECT: 'on', COLLECT_DAYS: String(DAYS) });
    const waits = await readUntilDone(dashboard, asOf);
    const measurements = await lastOfDays(served, asOf);
    await dashboard.child.stop();
    await served.stop();
    const slowest = waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.95) - 1] ?? Number.NaN;
    return [
      {
        title: 'Collecting after a first start',
        note: `Time from the start of a dashboard without data until the ledger has all sets of these days of the sample, while a user requests the tiles of Banners once a second: 95% of these answers took at most ${milliseconds(slowest)}. The core are the sets that pages open with. The plan collects the other sets of the newest week, such as the shelves of power keywords, before earlier days.`,
        head: ['Days', 'Limit', 'The core ÷ limit', 'All of it ÷ limit', 'The core', 'All of it', 'Requests'],
        rows: measurements.map(({ days, limit, core, all, requests }) => [
          days,
          `${limit} s`,
          ratio(core - began, limit * 1000),
          ratio(all - began, limit * 1000),
          seconds(core - began),
          seconds(all - began),
          requests,
        ]),
      },
    ];
  });
}

/** Returns the waiting times of a reader with one request a second until the collector is idle, in seconds. */
async function readUntilDone({ url }: Dashboard, date: string): Promise<number[]> {
  const waits: number[] = [];
  for (let isDone = false; !isDone; ) {
    const started = performance.now();
    await (await fetch(`${url}/api/query/banners/tiles?date=${date}&days=28`)).arrayBuffer();
    waits.push((performance.now() - started) / 1000);
    const { status } = (await (await fetch(`${url}/api/collection`)).json()) as { status: { isDone: boolean } };
    isDone = status.isDone;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - (performance.now() - started))));
  }
  return waits;
}

/** Returns when the ledger had the last row of these days. A version is the time of writing in microseconds. */
async function lastOfDays({ context }: Served, asOf: string) {
  const engine = await connect({ DATA_DIR: context.dataDir });
  const database = createDatabase(engine, 'endcap_dashboard');
  const more = `endpoint = 'visibility_listings' OR params LIKE '%position_type=ORGANIC%' OR params LIKE '%position_type=SPONSORED%'`;
  const measurements = await Promise.all(
    LIMITS.map(async ([days, limit]) => {
      const [row] = await database.query<{ core: number; all: number; requests: number; failed: number }>(
        `SELECT toFloat64(maxIf(version, NOT (${more}))) / 1000 AS core, toFloat64(max(version)) / 1000 AS all,
          sum(requests) AS requests, countIf(problem != '') AS failed
        FROM ledger FINAL WHERE ledger.day BETWEEN {from:Date} AND {to:Date}`,
        { from: addDays(asOf, 1 - days), to: asOf },
      );
      if (!row || row.failed > 0) throw new Error(`${row?.failed} requests of the plan failed.`);
      return { days, limit, ...row };
    }),
  );
  await database.close();
  await engine.close();
  return measurements;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
