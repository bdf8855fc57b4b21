import type { HourState } from '@/lib/contract/downloads';
import { type Calendar, isPresent } from './selection';

/** How complete a feed is over a range, counted over the hours at which a file is known or expected. */
export interface FeedHealth {
  counts: Record<HourState, number>;
  /** Hours with a file. */
  present: number;
  /** Hours with a file, and hours at which one is missing. */
  expected: number;
  /** present ÷ expected; null when nothing was expected. */
  onTime: number | null;
  /** Files that passed here, light ones included. */
  weighed: number;
  /** Of the weighed, the share that is not light; null when none passed. */
  inFull: number | null;
}

export function feedHealth({ days }: Calendar): FeedHealth {
  const counts: Record<HourState, number> = { available: 0, fetched: 0, light: 0, missing: 0, empty: 0, unknown: 0 };
  let present = 0;
  for (const { hours } of days)
    for (const hour of hours) {
      counts[hour.state] += 1;
      if (isPresent(hour)) present += 1;
    }
  const expected = present + counts.missing;
  const weighed = counts.fetched + counts.light;
  return {
    counts,
    present,
    expected,
    onTime: expected > 0 ? present / expected : null,
    weighed,
    inFull: weighed > 0 ? counts.fetched / weighed : null,
  };
}

/** The words for a state, with the sign that stands in its cell. */
export const STATES: Record<HourState, { label: string; sign: string; meaning: string }> = {
  available: { label: 'Available', sign: '', meaning: 'The service lists a file.' },
  fetched: { label: 'Fetched', sign: '●', meaning: 'A file passed here; its size, rows and hash are known.' },
  light: { label: 'Light', sign: '▼', meaning: 'Fetched, and smaller than this hour usually is.' },
  missing: { label: 'Missing', sign: '▲', meaning: 'Inferred: this hour usually has a file, this day has none.' },
  empty: { label: 'No file', sign: '–', meaning: 'The service was asked and has none.' },
  unknown: { label: 'Unknown', sign: '·', meaning: 'Nobody has asked the service for this hour.' },
};

/** `days` days up to and including `until`, as the calendar asks for them. */
export function rangeUntil(until: string, days: number): { start_date: string; end_date: string } {
  const start = new Date(Date.parse(until) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
  return { start_date: start, end_date: until };
}
