import { INSTANCES } from '@/lib/metrics/thresholds';
import { addDays, earlier, periodStart } from '@/lib/queries/shared/dates';
import type { Need } from '../query';
import type { SignalPeriod } from './evaluated';
import type { Signal } from './signal';
import { signals } from './signals';

/**
 * Returns the sets that signals read for a period, each with the earlier days from which instances are derived, and as
 * many before them as the signal that looks back furthest reads.
 */
export function signalNeeds(
  { date, days, ...params }: SignalPeriod,
  selectedSignals: readonly Signal[] = signals,
): Need[] {
  const needs = new Map<string, Need>();
  for (const signal of selectedSignals) {
    const from = addDays(periodStart(date, days + INSTANCES.lookback), -signal.trailing);
    for (const need of signal.needs(params)) {
      const other = needs.get(need.as);
      needs.set(need.as, { ...need, from: other ? earlier(other.from, from) : from, to: date });
    }
  }
  return [...needs.values()];
}

/** Returns the sets of the day itself, which are collected first if they are missing. */
export function signalDayNeeds(period: SignalPeriod): Need[] {
  return signalNeeds(period).map((need) => ({
    ...need,
    as: `${need.as}_day`,
    from: period.date,
    to: period.date,
    urgent: true,
  }));
}
