'use client';

import { useTimeFormat } from '@/lib/client/format/use-time-format';
import type { CollectorStatus } from '@/lib/contract/collection';

/** Minutes in a bar. */
const SPAN = 5;
/** Maximum number of bars of planned requests: two hours. The caption has the estimated end. */
const MAX_PLANNED = 24;

/** Requests in intervals of five minutes, sent in the last half hour and planned, with the limit. */
export function RequestsChart({ status, now }: { status: CollectorStatus; now: number }) {
  const format = useTimeFormat();
  const { made, doneAt, budget } = status;
  const planned = plannedRequests(status, now);
  const limit = budget.limit && (budget.limit.calls / budget.limit.seconds) * 60 * SPAN;
  const sent = made.map(({ requests }) => requests);
  const values = [...sent, ...planned];
  const max = Math.max(1, limit ?? 0, ...values);
  const total = sent.reduce((sum, requests) => sum + requests, 0);
  const y = (value: number) => 100 - (value / max) * 96;
  const bars = (heights: readonly number[], first: number) =>
    heights.map((value, index) => (value > 0 ? `M${first + index + 0.08} 100V${y(value)}h.84V100z` : '')).join('');
  const line = limit === null ? '' : `, limit ${format.integer(limit)} in ${SPAN} minutes`;
  const plannedText = planned.length > 0 ? `, ${format.count(status.waiting.requests, 'request')} planned` : '';
  return (
    <section aria-label="Requests" className="min-w-0">
      <h2 className="font-semibold text-panel">
        Requests in {SPAN} minutes{' '}
        <span className="font-normal text-caption text-ink-3">
          {limit === null ? 'no limit known' : `limit ${format.integer(limit)}`} · ■ sent □ planned
        </span>
      </h2>
      <svg
        role="img"
        aria-label={`${format.count(total, 'request')} sent in the last half hour${plannedText}${line}`}
        viewBox={`0 0 ${Math.max(1, values.length)} 100`}
        preserveAspectRatio="none"
        className="mt-1 block h-20 w-full border-line border-b"
      >
        <path d={bars(sent, 0)} fill="var(--ink-2)" />
        <path d={bars(planned, made.length)} fill="none" stroke="var(--ink-3)" vectorEffect="non-scaling-stroke" />
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
          {format.integer(total)} sent, peak {format.integer(Math.max(0, ...sent))}
        </span>
        <span>{doneAt && planned.length > 0 ? `done ${format.moment(doneAt, now)}` : 'now'}</span>
      </p>
    </section>
  );
}

/** Distributes the remaining requests evenly until the estimated end. */
function plannedRequests({ waiting, doneAt }: Pick<CollectorStatus, 'waiting' | 'doneAt'>, now: number): number[] {
  if (!doneAt || waiting.requests === 0) return [];
  const spans = Math.max(1, (Date.parse(doneAt) - now) / 60_000 / SPAN);
  const requestsPerSpan = waiting.requests / spans;
  return Array.from({ length: Math.min(MAX_PLANNED, Math.ceil(spans)) }, (_, index) =>
    Math.round(Math.min(requestsPerSpan, waiting.requests - index * requestsPerSpan)),
  );
}
