import * as z from 'zod/mini';
import { daysOfPeriod, periodStart } from '@/lib/queries/shared/dates';
import { groupBy } from '@/lib/queries/shared/group-by';
import { query } from '../query';
import type { SignalTables } from '../signals/evaluated';
import type { Age } from '../signals/instances';
import { type FileProblem, fileProblems } from './file-problems';
import { type Judged, readJudged } from './judged';
import { type Line, type Lines, readLines, type StateLine } from './lines';
import { type OverviewParams, overviewParams, pageNeeds } from './params';

/** An open line. A new one, or one that is going on, is an event: it opened on one day of the strip. */
export interface Problem extends Line {
  age: Age;
}

/** A line that has ended within the last days. */
export interface Ending extends Line {
  /** First known day on which it was no longer bad. */
  ended: string;
}

/** The standing lines of a retailer. */
export interface StandingRetailer {
  retailer: string;
  items: number;
  /** Standing items a week before. Null if that day is outside the period, or not known to a rule. */
  items_before: number | null;
  impact: number;
  /** By impact. */
  lines: Problem[];
}

export interface RetailerImpact {
  retailer: string;
  events: number;
  /** Impact of its events. */
  impact: number;
  /** Standing items. */
  standing: number;
}

export interface Problems {
  /** Lines by age, and those that were solved within the last days. */
  total: Record<Age | 'solved', number>;
  /** New lines, then those that are going on, each by impact. */
  events: Problem[];
  /** By impact. */
  standing: StandingRetailer[];
  /** Newest day first, then by the impact that they had. */
  solved: Ending[];
  /** Lines of rules of change that are as bad as when they opened, for so long that it is their new level. */
  new_levels: Ending[];
  /** By impact of their events, then by their standing items. */
  retailers: RetailerImpact[];
  /** Events and solved lines by the day on which they opened, for each day of the period. */
  started: { day: string; is_collected: boolean; open: number; solved: number }[];
  /** Solved lines that are not among them, because they opened before. */
  older_solved: number;
  files: FileProblem[];
  judged: Judged;
}

/** What happened on the day, what is going on, what is standing, and what has ended. */
export const problems = query({
  name: 'overview/problems',
  params: z.object(overviewParams),
  needs: (params) => pageNeeds(params),
  readsFiles: true,
  async answer(params, run): Promise<Problems> {
    const tables = await run.signals(params);
    const [lines, judged, files] = await Promise.all([
      readLines(tables, params, run),
      readJudged(tables, params, run),
      fileProblems(run.files, params),
    ]);
    const [fresh, goingOn, standing] = [ofAge(lines, 'new'), ofAge(lines, 'going_on'), ofAge(lines, 'standing')];
    const events = [...fresh, ...goingOn];
    const standingRetailers = byRetailer(standing, lines);
    const solved = ofEnd(lines, 'solved');
    const first = periodStart(params.date, params.days);
    return {
      total: {
        new: fresh.length,
        going_on: goingOn.length,
        standing: standing.length,
        solved: solved.length,
      },
      events,
      standing: standingRetailers,
      solved,
      new_levels: ofEnd(lines, 'new_level'),
      retailers: impacts(events, standingRetailers),
      started: startedByDay(events, solved, tables, params),
      older_solved: solved.filter(({ since, since_at_least }) => since_at_least || since < first).length,
      files,
      judged,
    };
  },
});

function ofAge({ lines }: Lines, age: Age): Problem[] {
  return lines.filter(({ state }) => state === age).map(({ state: _, ended: __, ...line }) => ({ ...line, age }));
}

function ofEnd({ lines }: Lines, end: StateLine['state']): Ending[] {
  return lines
    .filter(({ state }) => state === end)
    .map(({ state: _, ...line }) => line)
    .sort((a, b) => b.ended.localeCompare(a.ended));
}

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

function byRetailer(standing: readonly Problem[], { standingBefore }: Lines): StandingRetailer[] {
  return [...groupBy(standing, ({ retailer }) => retailer)]
    .map(([retailer, lines]) => ({
      retailer,
      items: sumOf(lines, ({ items }) => items),
      items_before: standingBefore && (standingBefore[retailer] ?? 0),
      impact: sumOf(lines, ({ impact }) => impact),
      lines,
    }))
    .sort((a, b) => b.impact - a.impact || a.retailer.localeCompare(b.retailer));
}

function impacts(events: readonly Problem[], standing: readonly StandingRetailer[]): RetailerImpact[] {
  const linesOf = groupBy(events, ({ retailer }) => retailer);
  const itemsOf = new Map(standing.map(({ retailer, items }) => [retailer, items]));
  return [...new Set([...linesOf.keys(), ...itemsOf.keys()])]
    .map((retailer) => {
      const lines = linesOf.get(retailer) ?? [];
      const impact = sumOf(lines, (line) => line.impact);
      return { retailer, events: lines.length, impact, standing: itemsOf.get(retailer) ?? 0 };
    })
    .sort((a, b) => b.impact - a.impact || b.standing - a.standing || a.retailer.localeCompare(b.retailer));
}

function startedByDay(
  events: readonly Problem[],
  solved: readonly Ending[],
  { collected }: SignalTables,
  params: OverviewParams,
): Problems['started'] {
  const days = new Set(Object.values(collected).flat());
  const count = (lines: readonly Line[], day: string) =>
    lines.filter(({ since, since_at_least }) => since === day && !since_at_least).length;
  return daysOfPeriod(params).map((day) => ({
    day,
    is_collected: days.has(day),
    open: count(events, day),
    solved: count(solved, day),
  }));
}
