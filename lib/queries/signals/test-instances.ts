import { INSTANCES } from '@/lib/metrics/thresholds';
import type { InstanceState } from './instances';

/** Instances by a plain reading of the rules, for tests: one subject, day by day. */

/** A verdict of a day, null if it is not known. Measure and baseline are those of a rule of change. */
export type TestVerdict = { bad: boolean; measure?: number; baseline?: number } | null;

export interface TestInstance {
  /** Positions of days. */
  opened: number;
  last_bad: number;
  ended: number | null;
  state: InstanceState;
  since_at_least: boolean;
  first_seen: boolean;
  on_and_off: boolean;
}

interface TestSeries {
  verdicts: readonly TestVerdict[];
  /** By how much a measure is worse if it is above the baseline. Absent of rules of state. */
  by?: number;
  /** Position of the first day on which anything was collected for the rule. */
  collectedFrom: number;
  /** Position of the first derived day, and length of the period at the end. */
  from: number;
  days: number;
}

type Letters = readonly (boolean | null)[];

/** Whether a bad day begins something new. */
function opens(letters: Letters, index: number, gap: number): boolean {
  if (letters[index] !== true) return false;
  const knownDays = [...letters.keys()].filter((day) => day < index && letters[day] !== null);
  const lastKnown = knownDays.slice(-1 - INSTANCES.flicker);
  if (lastKnown.some((day) => letters[day] && index - day <= gap)) return false;
  const week = knownDays.filter((day) => index - day <= INSTANCES.week);
  const good = week.filter((day) => !letters[day]).length;
  return week.length === 0 || good > week.length / 2;
}

/** The bad days of each opening, in the order of the openings. */
function spansOf({ verdicts, by }: Pick<TestSeries, 'verdicts' | 'by'>) {
  const letters = verdicts.map((verdict) => (verdict === null ? null : verdict.bad));
  const starts = [...letters.keys()].filter((day) => opens(letters, day, by ? INSTANCES.week : INSTANCES.gap));
  return starts.map((opened) => {
    const baseline = verdicts[opened]?.baseline ?? 0;
    const judged = by ? verdicts.map((verdict) => verdict && (verdict.measure ?? 0) - baseline >= by - 1e-9) : letters;
    const days: number[] = [];
    const last = by ? opened + INSTANCES.reference : letters.length;
    for (let day = opened; day < letters.length && day <= last; day++) {
      if (day > opened && opens(judged, day, INSTANCES.gap)) break;
      if (judged[day]) days.push(day);
    }
    return { opened, days, judged };
  });
}

/** Instances that are bad on a day of the period. */
export function expectedInstances(series: TestSeries): TestInstance[] {
  const { by, collectedFrom, from, days } = series;
  const verdicts = series.verdicts.map((verdict, index) => (index < from ? null : verdict));
  const date = verdicts.length - 1;
  const spans = spansOf({ verdicts, ...(by && { by }) });
  const badDays = new Set(spans.flatMap((span) => span.days));
  const knownDays = [...verdicts.keys()].filter((day) => verdicts[day]);
  const usedDays = new Set<number>();
  return spans.flatMap(({ opened, days: all, judged }) => {
    const own = all.filter((day) => !usedDays.has(day));
    for (const day of own) usedDays.add(day);
    const last_bad = own.at(-1);
    if (last_bad === undefined || last_bad <= date - days) return [];
    const next = knownDays.find((day) => day > last_bad) ?? null;
    // A day without data for so long that the next bad day opens another instance.
    const ended = !by && next !== null && badDays.has(next) ? null : next;
    const before = knownDays.filter((day) => day < opened);
    const since_at_least = !by && isCut({ opened, before: before.length, from, collectedFrom });
    const isLevel =
      ended !== null && (badDays.has(ended) || (by && ended > opened + INSTANCES.reference && judged[ended]));
    return {
      ...{ opened, last_bad, ended, since_at_least },
      first_seen: !by && !since_at_least && !before.some((day) => opened - day <= INSTANCES.week),
      on_and_off: knownDays.some((day) => day > opened && day < last_bad && !own.includes(day)),
      state: stateOf({ opened, last_bad, ended, date, since_at_least, isLevel: Boolean(isLevel) }),
    };
  });
}

interface Cut {
  opened: number;
  /** Known days before. */
  before: number;
  from: number;
  collectedFrom: number;
}

function isCut({ opened, before, from, collectedFrom }: Cut): boolean {
  if (before === 0 && opened < Math.max(from, collectedFrom) + INSTANCES.week) return true;
  if (collectedFrom >= from + INSTANCES.week) return false;
  return opened < from + INSTANCES.week || (before <= INSTANCES.flicker && opened < from + INSTANCES.gap);
}

type Ended = Pick<TestInstance, 'opened' | 'last_bad' | 'ended' | 'since_at_least'> & {
  date: number;
  isLevel: boolean;
};

function stateOf({ opened, last_bad, ended, date, since_at_least, isLevel }: Ended): InstanceState {
  if (ended !== null) return isLevel ? 'new_level' : 'solved';
  if (last_bad < date) return 'unknown';
  if (since_at_least || opened <= date - INSTANCES.strip) return 'standing';
  return opened === date ? 'new' : 'going_on';
}
