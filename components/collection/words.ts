import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { CollectionRow, CollectorStatus } from '@/lib/contract/collection';

/** `first_n_products=20&position_type=OVERALL` as people read it. */
export function paramWords(params: string): string {
  return [...new URLSearchParams(params)]
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value.toLowerCase().replaceAll('_', ' ')}`)
    .join(', ');
}

/** When something will be done, seen from now. */
export function untilWords(at: string | null, now: number): string {
  if (!at) return '—';
  const minutes = (Date.parse(at) - now) / 60_000;
  if (minutes < 1) return 'In a minute';
  if (minutes < 90) return `In ${Math.round(minutes)} min`;
  const hours = minutes / 60;
  return hours < 36 ? `In ${Math.round(hours)} h` : `In ${Math.round(hours / 24)} days`;
}

/** A limit's span of time: "a minute". */
export function spanWords(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds === 60) return 'a minute';
  return `in ${seconds} s`;
}

/** What the collector does now, and why it does nothing. */
export function workWords({ status, now }: { status: CollectorStatus; now: number }): { title: string; note: string } {
  const { enabled, isDone, running, waiting, isPaused, pausedUntil, problem } = status;
  if (pausedUntil && Date.parse(pausedUntil) > now)
    return { title: 'Waiting for the service', note: problem?.title ?? 'The service failed.' };
  if (running.length > 0) return { title: 'Collecting', note: 'People’s requests go first.' };
  if (enabled && isPaused) return { title: 'Paused', note: 'Only what people open is collected.' };
  if (waiting.tasks > 0) return { title: 'Waiting', note: 'The limit allows no request right now.' };
  if (!enabled) return { title: 'Off', note: 'COLLECT=off: only what people open is collected.' };
  if (!isDone) return { title: 'Looking', note: 'Calculating what is left…' };
  return { title: 'Up to date', note: 'Everything planned is collected.' };
}

/** What there is to say of an answer in the ledger: why it failed, or what it holds. */
export function outcomeWords({ problem, state, rows, total }: CollectionRow, format: Format): string {
  if (problem) return problem.title;
  if (state === 'no_data') return 'No data for this day.';
  if (state === 'partly' && total !== null && rows !== null && rows > total)
    return `${counted(rows, 'row', format)}, though the service counts ${format.integer(total)}`;
  if (state === 'partly' && total !== null)
    return rows === null
      ? `Some of ${counted(total, 'row', format)}`
      : `${format.integer(rows)} of ${counted(total, 'row', format)}`;
  const known = rows ?? total;
  return known === null ? 'Collected.' : counted(known, 'row', format);
}
