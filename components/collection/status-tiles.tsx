'use client';

import { coverageOf } from '@/components/collection/grid-rows';
import { isWithoutPlan, spanWords } from '@/components/collection/words';
import type { Format } from '@/lib/client/format/format';
import { formatBytes } from '@/lib/client/format/format-bytes';
import { useTimeFormat } from '@/lib/client/format/use-time-format';
import type { Collection } from '@/lib/contract/collection';

interface StatusTile {
  name: string;
  value: string;
  note: string;
  hint: string;
  /** Bars with values from 0 to 1 for the same information. A single value is drawn as a share of a full bar. */
  bars?: readonly number[];
  isBad?: boolean;
}

/** Tiles with coverage, remaining requests, budget, failures and storage. */
export function StatusTiles({ collection, now }: { collection: Collection; now: number }) {
  const format = useTimeFormat();
  return (
    <dl className="grid grid-cols-2 border-line border-y sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
      {tilesOf(collection, now, format).map(({ name, value, note, hint, bars, isBad }) => (
        <div
          key={name}
          className="min-h-[84px] min-w-0 border-line px-3 py-2 max-sm:odd:ps-0 max-sm:even:border-s sm:border-s sm:first:border-s-0 sm:first:ps-0"
        >
          <dt className="text-caption text-ink-2" title={hint}>
            {name}
          </dt>
          <dd className="flex items-center gap-2.5">
            <span className="whitespace-nowrap text-tile">{value}</span>
            {bars ? <Bars values={bars} color={isBad ? 'var(--off-target)' : 'var(--ink-2)'} /> : null}
          </dd>
          <dd className="text-caption text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A small chart next to a tile's value: a share for a single value, or a row of bars. */
function Bars({ values, color }: { values: readonly number[]; color: string }) {
  const [share = 0, ...more] = values;
  const height = (value: number) => (value > 0 ? 4 + 26 * Math.min(1, value) : 1);
  const bars = (isFilled: boolean) =>
    values
      .map((value, index) => (value > 0 === isFilled ? `M${index} 30v${-height(value)}h.75v${height(value)}z` : ''))
      .join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length} 30`}
      preserveAspectRatio="none"
      className="h-[30px] min-w-0 grow max-sm:max-w-24"
    >
      {more.length === 0 ? (
        <>
          <rect width="1" y="10" height="11" fill="var(--line)" />
          <rect width={Math.min(1, Math.max(0, share))} y="10" height="11" fill={color} />
        </>
      ) : (
        <>
          <path d={bars(false)} fill="var(--line)" />
          <path d={bars(true)} fill={color} />
        </>
      )}
    </svg>
  );
}

export function tilesOf(
  { status, endpoints, counts, list, rows, newest, to, storage }: Collection,
  now: number,
  format: Format,
): StatusTile[] {
  const { waiting, budget } = status;
  const { covered, planned } = coverageOf(endpoints.flatMap(({ days }) => days));
  const lastDay = endpoints.flatMap(({ days }) => days.filter(({ day }) => day === to));
  const failures = (endpoints[0]?.days ?? []).map(
    (_, index) => endpoints.filter((endpoint) => endpoint.days[index]?.state === 'failed').length,
  );
  const { limit, left } = budget;
  return [
    {
      name: 'Coverage',
      value: planned > 0 ? format.percent(covered / planned) : '',
      note: `${format.integer(covered)} of ${format.integer(planned)} days of ${format.count(endpoints.length, 'dataset')}`,
      hint: 'Planned days that are complete or without data at the service',
      bars: [planned > 0 ? covered / planned : 0],
    },
    {
      name: to === newest ? 'Newest day' : 'Last day shown',
      value: format.shortDay(to),
      note: `${format.integer(coverageOf(lastDay).covered)} of ${format.count(lastDay.length, 'dataset')} complete`,
      hint: 'Datasets for which this day is complete or without data at the service',
      bars: lastDay.map((day) => coverageOf([day]).covered),
    },
    {
      name: 'Remaining',
      value: isWithoutPlan(status) ? '—' : format.integer(waiting.requests),
      note: leftWords(status, now, format),
      hint: 'Estimated requests, based on earlier answers',
    },
    {
      name: 'Free now',
      value: limit ? format.integer(left) : 'No limit',
      note: limit ? `of ${format.integer(limit.calls)} requests ${spanWords(limit.seconds)}` : 'no limit reported',
      hint: 'Requests that can start now',
      ...(limit && { bars: [(left ?? 0) / limit.calls] }),
    },
    {
      name: 'Failed',
      value: format.integer(counts.failed),
      note: failedWords({ counts, list, rows }, now, format),
      hint: 'Answers whose last attempt failed',
      bars: failures.map((count) => count / Math.max(1, endpoints.length)),
      isBad: true,
    },
    {
      name: 'On disk',
      value: formatBytes(storage.bytes, format.locale),
      note: `${formatBytes(storage.rawBytes, format.locale)} raw answers, kept for ${format.count(storage.rawDays, 'day')}`,
      hint: 'All tables of the dashboard. Settings has the number of days for which answers are kept as received',
      bars: [storage.bytes > 0 ? storage.rawBytes / storage.bytes : 0],
    },
  ];
}

function failedWords(
  { counts, list, rows }: Pick<Collection, 'counts' | 'list' | 'rows'>,
  now: number,
  format: Format,
): string {
  if (counts.failed === 0) return 'nothing to retry';
  if (list !== 'failed') return 'in the list “Failed”';
  const nextAt = rows.flatMap((row) => row.nextAt ?? []).sort()[0];
  return nextAt ? `next attempt ${format.moment(nextAt, now)}` : 'listed below';
}

function leftWords(status: Collection['status'], now: number, format: Format): string {
  const { waiting, doneAt, isPaused, budget } = status;
  if (isWithoutPlan(status)) return 'not known yet';
  if (waiting.tasks === 0) return 'nothing to collect';
  if (isPaused) return 'paused';
  if (!doneAt) return format.count(waiting.tasks, 'answer');
  return `done ${format.moment(doneAt, now)}, ${paceWords(budget.limit, format)}`;
}

function paceWords(limit: Collection['status']['budget']['limit'], format: Format): string {
  if (!limit) return 'at the pace of the last minute';
  return `at ${format.integer(Math.floor(limit.calls * 0.8))} ${spanWords(limit.seconds)}`;
}
