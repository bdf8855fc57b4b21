'use client';

import { counted } from '@/lib/client/counted';
import { useFormat } from '@/lib/client/use-format';
import type { CollectorStatus } from '@/lib/contract/collection';

/** Minutes that a bar stands for. */
const SPAN = 5;
/** More than two hours to come are cut: the words say when it is done. */
const MOST_TO_COME = 24;

/** Requests in five minutes: made in the last half hour, and to come until the plan is done, against the limit. */
export function RequestsChart({ status, now }: { status: CollectorStatus; now: number }) {
  const format = useFormat();
  const { made, doneAt, budget } = status;
  const toCome = requestsToCome(status, now);
  const limit = budget.limit && (budget.limit.calls / budget.limit.seconds) * 60 * SPAN;
  const values = [...made.map(({ requests }) => requests), ...toCome];
  const most = Math.max(1, limit ?? 0, ...values);
  const madeInAll = made.reduce((sum, { requests }) => sum + requests, 0);
  const y = (value: number) => 100 - (value / most) * 96;
  const bars = (of: readonly number[], first: number) =>
    of.map((value, at) => (value > 0 ? `M${first + at + 0.08} 100V${y(value)}h.84V100z` : '')).join('');
  const line = limit === null ? '' : `, limit ${format.integer(limit)} in ${SPAN} minutes`;
  const left = toCome.length > 0 ? `, ${counted(status.waiting.requests, 'request', format)} to come` : '';
  return (
    <section aria-label="Requests" className="min-w-0">
      <h2 className="font-semibold text-panel">
        Requests in {SPAN} minutes{' '}
        <span className="font-normal text-caption text-ink-3">
          {limit === null ? 'no limit known' : `limit ${format.integer(limit)}`} · ■ made □ to come
        </span>
      </h2>
      <svg
        role="img"
        aria-label={`${counted(madeInAll, 'request', format)} made in the last half hour${left}${line}`}
        viewBox={`0 0 ${Math.max(1, values.length)} 100`}
        preserveAspectRatio="none"
        className="mt-1 block h-20 w-full border-line border-b"
      >
        <path
          d={bars(
            made.map(({ requests }) => requests),
            0,
          )}
          fill="var(--ink-2)"
        />
        <path d={bars(toCome, made.length)} fill="none" stroke="var(--ink-3)" vectorEffect="non-scaling-stroke" />
        {limit === null ? null : (
          <path
            d={`M0 ${y(limit)}H${values.length}`}
            stroke="var(--ink-3)"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <p className="flex justify-between text-caption text-ink-3">
        <span>{made[0] ? format.moment(made[0].from, now) : ''}</span>
        <span>
          {format.integer(madeInAll)} made, most in {SPAN} minutes {format.integer(Math.max(0, ...values))}
        </span>
        <span>{doneAt && toCome.length > 0 ? `done ${format.moment(doneAt, now)}` : 'now'}</span>
      </p>
    </section>
  );
}

/** What is left, spread over the time that it takes. */
export function requestsToCome(
  { waiting, doneAt }: Pick<CollectorStatus, 'waiting' | 'doneAt'>,
  now: number,
): number[] {
  if (!doneAt || waiting.requests === 0) return [];
  const spans = Math.max(1, (Date.parse(doneAt) - now) / 60_000 / SPAN);
  const each = waiting.requests / spans;
  return Array.from({ length: Math.min(MOST_TO_COME, Math.ceil(spans)) }, (_, at) =>
    Math.round(Math.min(each, waiting.requests - at * each)),
  );
}
