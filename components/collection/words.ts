import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { CollectionRow, CollectorStatus } from '@/lib/contract/collection';

/** Formats parameters for users: `first_n_products=20` → "first n products 20". */
export function paramWords(params: string): string {
  return [...new URLSearchParams(params)]
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value.toLowerCase().replaceAll('_', ' ')}`)
    .join(', ');
}

/** Formats the time until an instant: "In 89 min". */
export function untilWords(at: string | null, now: number): string {
  if (!at) return '—';
  const minutes = (Date.parse(at) - now) / 60_000;
  if (minutes < 1) return 'In a minute';
  if (minutes < 90) return `In ${Math.round(minutes)} min`;
  const hours = minutes / 60;
  return hours < 36 ? `In ${Math.round(hours)} h` : `In ${Math.round(hours / 24)} days`;
}

/** Formats the time span of a limit: "a minute". */
export function spanWords(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds === 60) return 'a minute';
  return `in ${seconds} s`;
}

/** Describes the current work of the collector, or why it is idle. */
export function workWords({ status, now }: { status: CollectorStatus; now: number }): { title: string; note: string } {
  const { enabled, isDone, running, waiting, isPaused, pausedUntil, problem } = status;
  if (pausedUntil && Date.parse(pausedUntil) > now)
    return { title: 'Waiting for the service', note: problem?.title ?? 'The service failed.' };
  if (running.length > 0) return { title: 'Collecting', note: 'Requests of users go first.' };
  if (enabled && isPaused) return { title: 'Paused', note: 'Only data that users open is collected.' };
  if (waiting.tasks > 0) return { title: 'Waiting', note: 'The limit allows no request right now.' };
  if (!enabled) return { title: 'Off', note: 'COLLECT=off: only data that users open is collected.' };
  if (!isDone) return { title: 'Planning', note: 'Calculating the remaining requests…' };
  return { title: 'Up to date', note: 'Everything planned is collected.' };
}

/** Describes the result of an answer in the ledger: its rows, or why it failed. */
export function outcomeWords({ problem, state, rows, total }: CollectionRow, format: Format): string {
  if (problem) return problem.title;
  if (state === 'no_data') return 'No data for this day.';
  if (state === 'partly' && total !== null && rows !== null && rows > total)
    return `${counted(rows, 'row', format)}, though the service counts ${format.integer(total)}`;
  if (state === 'partly' && total !== null)
    return rows === null
      ? `Some of ${counted(total, 'row', format)}`
      : `${format.integer(rows)} of ${counted(total, 'row', format)}`;
  const count = rows ?? total;
  return count === null ? 'Collected.' : counted(count, 'row', format);
}
