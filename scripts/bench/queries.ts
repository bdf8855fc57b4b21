import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { addDays } from '@/lib/queries/shared/dates';
import { makeSample } from '../supervisor/stack';
import { median } from './measure';
import { type Dashboard, type Served, sampleOf, startDashboardOf, startServed, within } from './place';
import { milliseconds, ratio, type Table } from './report';
import type { Scope } from './stages';

/** Unless a single scale is asked for. */
const SCALES = [1, 10];
const DAYS = 60;
const TIMES = 9;
const READERS = 10;
const SECONDS = 20;

const BANNERS = ['tiles', 'brand-trend', 'takeovers', 'shares', 'placements', 'changes', 'change-counts', 'runs'];
const COMPETITION = ['summary', 'tiles', 'lines', 'retailers', 'changes', 'buckets'];
const QUERIES = [
  ...[...BANNERS, 'labels', 'facets'].map((name) => `banners/${name}`),
  ...[...COMPETITION, 'facets'].map((name) => `price-competition/${name}`),
];

type Ask = (query: string, days: number, back?: number) => Promise<number>;

/** The queries of the pages on the engine: alone, with ten readers, and while tables are filled beside them. */
export async function queriesStage({ asOf, scales }: Scope): Promise<Table[]> {
  const alone: Map<string, number[]> = new Map();
  const busy: Table['rows'] = [];
  const used = scales.length === 1 ? scales : SCALES;
  for (const scale of used)
    await within(async (dataDir) => {
      const served = await startServed(dataDir, (place) =>
        makeSample(place, sampleOf({ asOf, days: DAYS + 16, scale })),
      );
      let dashboard = await startDashboardOf(served, served.service.url);
      await collect(dashboard, asOf);
      const ask = asker(dashboard, asOf);
      for (const query of QUERIES) {
        const day: number[] = [];
        const period: number[] = [];
        for (let time = 0; time < TIMES; time++) {
          day.push(await ask(query, 1, time));
          period.push(await ask(query, DAYS - time));
        }
        alone.set(query, [...(alone.get(query) ?? []), median(day), median(period)]);
      }
      const one = await readers(dashboard, asOf, 1, 0);
      const ten = await readers(dashboard, asOf, READERS, 1);
      await dashboard.child.stop();
      await forgetCompetitions(served);
      dashboard = await startDashboardOf(served, served.service.url);
      const filled = await readers(dashboard, asOf, READERS, 2);
      busy.push([scale, ratio(ten, one), ratio(filled, ten), ...[one, ten, filled].map(milliseconds)]);
      await dashboard.child.stop();
      await served.stop();
    });
  return [aloneTable(used, alone), busyTable(busy)];
}

/** Has everything collected that the queries read. */
async function collect({ url }: Dashboard, asOf: string): Promise<void> {
  for (const query of ['banners/tiles', 'price-competition/summary'])
    for (;;) {
      const response = await fetch(`${url}/api/query/${query}?${paramsOf(query, asOf, DAYS)}`);
      const { coverage } = (await response.json()) as { coverage: { states: string }[] };
      if (!coverage.some(({ states }) => states.includes('-'))) break;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
}

function paramsOf(query: string, date: string, days: number): string {
  const against = addDays(date, -1);
  return new URLSearchParams({
    ...{ date, days: String(days), against },
    ...(query.startsWith('price') && { page: '101' }),
  }).toString();
}

/** Asks for what no answer is kept of yet, and says how long it took, in seconds. */
function asker({ url }: Dashboard, asOf: string): Ask {
  return async (query, days, back = 0) => {
    const started = performance.now();
    const response = await fetch(`${url}/api/query/${query}?${paramsOf(query, addDays(asOf, -back), days)}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${query} answered ${response.status}`);
    return (performance.now() - started) / 1000;
  };
}

/** The 95th percentile of what readers wait who each ask once a second, in seconds. @param run a run of its own asks for other days */
async function readers(dashboard: Dashboard, asOf: string, count: number, run: number): Promise<number> {
  const ask = asker(dashboard, asOf);
  const taken: number[] = [];
  let asked = 0;
  const read = async (reader: number) => {
    await new Promise((resolve) => setTimeout(resolve, (reader * 1000) / count));
    for (let second = 0; second < SECONDS; second++) {
      const started = performance.now();
      const query = `banners/${BANNERS[(reader + second) % BANNERS.length]}`;
      // Each answer is a new one: 15 days back and 40 lengths, in an order of its own.
      const at = run * 200 + asked++;
      taken.push(await ask(query, 40 - (at % 40), 1 + (Math.floor(at / 40) % 15)));
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - (performance.now() - started))));
    }
  };
  await Promise.all(Array.from({ length: count }, (_, reader) => read(reader)));
  return taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.95) - 1] ?? Number.NaN;
}

/** Competitions of an earlier version of their table: the next dashboard fills it from their stored bodies. */
async function forgetCompetitions({ place }: Served): Promise<void> {
  const engine = await connect({ DATA_DIR: place.dataDir });
  const database = createDatabase(engine, 'endcap_dashboard');
  await database.command(
    `INSERT INTO ledger SELECT * REPLACE (0 AS table_version, version + 1 AS version) FROM ledger FINAL
    WHERE endpoint = 'price_competition'`,
  );
  await database.close();
  await engine.close();
}

function aloneTable(scales: readonly number[], taken: ReadonlyMap<string, readonly number[]>): Table {
  return {
    title: 'A query of a page',
    note: `As the browser asks it, nothing of it kept: the newest day, and ${DAYS} days. The median of ${TIMES}.`,
    head: [
      'Query',
      ...(scales.length > 1 ? [`${DAYS} days, scale ${scales.at(-1)} ÷ ${scales[0]}`] : []),
      ...scales.flatMap((scale) => [`A day, scale ${scale}`, `${DAYS} days, scale ${scale}`]),
    ],
    rows: [...taken].map(([query, seconds]) => [
      query,
      ...(scales.length > 1 ? [ratio(seconds.at(-1) ?? Number.NaN, seconds[1] ?? Number.NaN)] : []),
      ...seconds.map(milliseconds),
    ]),
  };
}

function busyTable(rows: Table['rows']): Table {
  return {
    title: 'Queries with ten readers, and beside a fill',
    note: `The 95th percentile of the queries of Banners, none of them kept, over ${SECONDS} s in which each reader asks once a second; the same again while the rows of Price competition are filled anew from stored bodies.`,
    head: ['Scale', 'Ten ÷ one', 'Beside a fill ÷ ten', 'One reader', 'Ten readers', 'Beside a fill'],
    rows,
  };
}
