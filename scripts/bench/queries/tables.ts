import { milliseconds, ratio, type Table } from '../report';
import { READING_SECONDS, type Waits } from './readers';

/** Maximum seconds of a query at the largest scale, and maximum factors with readers and fills. */
const LIMITS = { day: 0.06, period: 0.15, ten: 2, fill: 1.5, page: 0.2 };

interface Measured {
  scales: readonly number[];
  days: number;
  times: number;
}

export function aloneTable({ scales, days, times }: Measured, timings: ReadonlyMap<string, readonly number[]>): Table {
  return {
    title: 'A query of a page',
    note: [
      `Each query as the browser requests it, without cached answers: the newest day, and ${days} days. The median of ${times}.`,
      'At scale 10 each banner, competition, keyword and offer of the sample is repeated ten times under other names.',
      `The limit is ${milliseconds(LIMITS.day)} for a day and ${milliseconds(LIMITS.period)} for ${days} days at the largest scale. A query above 1.00× misses it.`,
    ].join(' '),
    head: [
      'Query',
      'A day ÷ limit',
      `${days} days ÷ limit`,
      ...scales.flatMap((scale) => [`A day, scale ${scale}`, `${days} days, scale ${scale}`]),
    ],
    rows: [...timings].map(([query, seconds]) => [
      query,
      ratio(seconds.at(-2) ?? Number.NaN, LIMITS.day),
      ratio(seconds.at(-1) ?? Number.NaN, LIMITS.period),
      ...seconds.map(milliseconds),
    ]),
  };
}

/** 95th percentiles at a scale, in seconds. */
export interface Busy {
  scale: number;
  queries: Waits;
  /** Of the HTML of pages whose answers are cached, and of days that no user has opened before. */
  pages: { kept: Waits; others: Waits };
  beside: number;
  /** Number of sets filled meanwhile. */
  filled: number;
}

export function busyTable(busy: readonly Busy[]): Table {
  return {
    title: 'Queries with ten readers, and during a fill',
    note: [
      `The 95th percentile of all queries in turn, without cached answers, over ${READING_SECONDS} s in which each reader sends one a second,`,
      'and the same while the rows of their tables are filled from stored bodies for another account, one set after the other.',
      `Limits: ten ÷ one ${LIMITS.ten}×, during a fill ÷ ten ${LIMITS.fill}×.`,
    ].join(' '),
    head: [
      'Scale',
      'Ten ÷ one',
      'During a fill ÷ ten',
      'One reader',
      'Ten readers',
      'During a fill',
      'Sets filled meanwhile',
    ],
    rows: busy.map(({ scale, queries: { one, ten }, beside, filled }) => [
      scale,
      ratio(ten, one),
      ratio(beside, ten),
      ...[one, ten, beside].map(milliseconds),
      filled,
    ]),
  };
}

export function pageTable(busy: readonly Busy[]): Table {
  return {
    title: 'Pages with ten readers',
    note: [
      `The 95th percentile of the HTML of all pages in turn, over ${READING_SECONDS} s in which each reader opens a page once a second:`,
      'the newest day, whose answers are cached, and another day each time, which no user has opened before.',
      'A page waits at most 1.5 s for its first answers, then the browser requests them.',
      `The limit is ${milliseconds(LIMITS.page)} for ten readers of the newest day.`,
    ].join(' '),
    head: ['Scale', 'Days', 'Ten readers ÷ limit', 'Ten ÷ one', 'One reader', 'Ten readers'],
    rows: busy.flatMap(({ scale, pages }) =>
      (['kept', 'others'] as const).map((days) => {
        const { one, ten } = pages[days];
        const title = days === 'kept' ? 'The newest' : 'Others';
        return [scale, title, ratio(ten, LIMITS.page), ratio(ten, one), milliseconds(one), milliseconds(ten)];
      }),
    ),
  };
}
