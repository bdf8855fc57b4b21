import { INSTANCES } from '@/lib/metrics/thresholds';
import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { expectedInstances, type TestInstance, type TestVerdict } from '@/lib/queries/signals/test-instances';

export const AS_OF = '2026-06-30';
export const DAYS = 32;
const FIRST = addDays(AS_OF, 1 - DAYS);
export const PERIOD = daysFrom(FIRST, AS_OF);

/** Returns a letter for each day of the sample: bad, good, or - if that is not known. */
export const lettersOf = (judge: (day: string) => boolean | null) =>
  PERIOD.map((day) => {
    const bad = judge(day);
    return bad === null ? '-' : bad ? 'b' : 'g';
  }).join('');

/** Instances over the days of the sample, by a plain reading of the rules. `by`: of rules of change. */
export function readInstances(verdicts: readonly TestVerdict[], by?: number) {
  const from = INSTANCES.lookback;
  const series = [...Array<null>(from).fill(null), ...verdicts];
  const dayAt = (index: number | null) => (index === null ? null : (PERIOD[index - from] ?? ''));
  return expectedInstances({ verdicts: series, from: 0, collectedFrom: from, days: DAYS, ...(by && { by }) }).map(
    ({ opened, last_bad, ended, ...instance }: TestInstance) => ({
      ...instance,
      ...{ opened: dayAt(opened), last_bad: dayAt(last_bad), ended: dayAt(ended) },
    }),
  );
}

/** A figure of a subject by day, with its base. */
type Figures = ReadonlyMap<string, { value: number | null; sample: number }>;

/**
 * Returns the verdicts of a change rule, which compares with the median of 5 to 14 earlier collected days. A value is
 * worse if it is above the median by this much.
 */
export function changeVerdicts(
  figures: Figures,
  collected: readonly string[],
  by: number,
  minSample = 0,
): TestVerdict[] {
  return PERIOD.map((day) => {
    const index = collected.indexOf(day);
    const { value: measure = null, sample = 0 } = figures.get(day) ?? {};
    const before = collected.slice(Math.max(0, index - 14), index).flatMap((entry) => figures.get(entry) ?? []);
    const measured = before.flatMap((entry) => (entry.value === null ? [] : [{ ...entry, value: entry.value }]));
    if (index < 0 || measure === null || measured.length < 5) return null;
    const baseline = medianOf(measured.map((entry) => entry.value));
    const bad = measure - baseline >= by - 1e-9;
    const samples = measured.reduce((sum, entry) => sum + entry.sample, sample);
    return bad && samples < minSample ? null : { bad, measure, baseline };
  });
}

/** Days, state and flicker of instances, which the test computes from raw rows. */
export const daysOf = ({ opened, last_bad, ended, state, on_and_off }: Record<keyof TestInstance, unknown>) =>
  [opened, last_bad, ended, state, on_and_off].join(' ');

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [Math.floor, Math.ceil].map((of) => sorted[of((sorted.length - 1) / 2)] ?? 0);
  return (low + high) / 2;
}
