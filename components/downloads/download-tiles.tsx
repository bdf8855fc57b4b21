'use client';

import { countsOf, expectedOf, presentOf } from '@/components/downloads/day-words';
import { sizeWords, sumOf } from '@/components/downloads/use-basket';
import type { Downloads } from '@/components/downloads/use-downloads';
import { Tiles } from '@/components/layout/tiles';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { AnswerState } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useStatus } from '@/lib/client/use-status';
import type { DatasetDays } from '@/lib/contract/download-days';
import type { BasketLine } from '@/lib/contract/downloads';
import type { BudgetState } from '@/lib/contract/status';
import type { Tile } from '@/lib/queries/shared/tiles';

interface DownloadTilesProps {
  downloads: Downloads;
  /** What is known of the chosen files; null until it is. */
  basket: readonly BasketLine[] | null;
}

/** How complete the feed is, what the basket holds, and what the service allows. */
export function DownloadTiles({ downloads: { state, shown, chosen }, basket }: DownloadTilesProps) {
  const format = useFormat();
  // Only the browser asks for it, and it may be there before the page is taken over.
  const known = useStatus(5_000);
  const budget = useHydrated() ? known?.budget : undefined;
  const datasets = shown?.datasets ?? [];
  const counts = countsOf(datasets.flatMap(({ days }) => days));
  const collected = counts.collected + counts.light;
  const tiles = [...feedTiles(datasets), basketTile(chosen.length), budgetTile(budget)];
  const { compared } = fullness(datasets);
  const listed = countsOf(datasets.filter((one) => one.listed).flatMap(({ days }) => days));
  const { missing } = listed;
  const due = expectedOf(listed);
  return (
    <Tiles
      state={tilesState(state, tiles)}
      count={5}
      extra={{
        files: {
          note: `${format.integer(collected)} collected · of ${format.integer(expectedOf(counts))} expected`,
        },
        on_time: {
          note:
            due > 0 ? `${format.integer(missing)} missing, of ${format.integer(due)} due` : 'no list says what was due',
        },
        in_full: {
          note:
            compared === 0
              ? 'an hour needs 3 collected to compare'
              : `${format.integer(counts.light)} light, of ${format.integer(compared)} compared`,
        },
        basket: {
          note: chosen.length === 0 ? 'drag over days to add' : basketNote(basket ?? [], chosen.length, format),
        },
        budget: { title: budgetTitle(budget, format), note: budgetNote(budget, format) },
      }}
    />
  );
}

function basketNote(lines: readonly BasketLine[], files: number, format: Format): string {
  return [sizeWords(sumOf(lines), format), counted(files, 'request', format)].filter(Boolean).join(' · ');
}

function tilesState(state: Downloads['state'], tiles: Tile[]): AnswerState<Tile[]> {
  if (state.kind === 'content') {
    const { problem, retry = () => {} } = state;
    return {
      kind: 'content',
      data: tiles,
      coverage: [],
      provenance: [],
      refetching: false,
      retry,
      ...(problem && { problem }),
    };
  }
  return state.kind === 'problem'
    ? { kind: 'problem', problem: state.problem, retry: state.retry ?? (() => {}) }
    : { kind: 'loading' };
}

const NOTHING = { part: null, whole: null, of: null, before: null, target: null, better: null } as const;

/** The files of these datasets: how many, on time and in full, over the range and by day. */
function feedTiles(datasets: readonly DatasetDays[]): Tile[] {
  const byDay = (datasets[0]?.days ?? []).map((_, at) => datasets.flatMap(({ days }) => days[at] ?? []));
  const all = countsOf(datasets.flatMap(({ days }) => days));
  const listed = datasets.filter((one) => one.listed);
  const due = countsOf(listed.flatMap(({ days }) => days));
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : null);
  return [
    {
      ...NOTHING,
      name: 'files',
      title: 'Files there',
      definition:
        'Files that the service lists or that passed here, over the days and datasets in sight. Expected are these and the missing ones.',
      unit: 'count',
      value: presentOf(all),
      trend: byDay.map((days) => presentOf(countsOf(days))),
    },
    {
      ...NOTHING,
      name: 'on_time',
      title: 'On time',
      definition:
        'Of the hours that have a file or usually have one, the share that has one by now. Of datasets that the service lists: of the others nobody knows what was due.',
      unit: 'percent',
      better: 'higher',
      value: share(presentOf(due), expectedOf(due)),
      trend: byDay.map((_, at) => {
        const counts = countsOf(listed.flatMap(({ days }) => days[at] ?? []));
        return share(presentOf(counts), expectedOf(counts));
      }),
    },
    {
      ...NOTHING,
      name: 'in_full',
      title: 'In full',
      definition:
        'Of the collected files that have three others of their hour to be compared with, the share that is not light.',
      unit: 'percent',
      better: 'higher',
      value: fullness(datasets).share,
      trend: byDay.map((days) => fullnessOf(countsOf(days).light, days).share),
    },
  ];
}

function fullness(datasets: readonly DatasetDays[]) {
  const days = datasets.flatMap((one) => one.days);
  return fullnessOf(countsOf(days).light, days);
}

function fullnessOf(light: number, days: DatasetDays['days']) {
  const compared = days.reduce((sum, day) => sum + day.compared, 0);
  return { compared, share: compared > 0 ? (compared - light) / compared : null };
}

function basketTile(files: number): Tile {
  return {
    ...NOTHING,
    name: 'basket',
    title: 'In the basket',
    definition:
      'Files chosen to be downloaded. Each costs one request to the service, for its bytes are not kept here.',
    unit: 'count',
    value: files,
    trend: [],
  };
}

function budgetTile(budget: BudgetState | undefined): Tile {
  const used = budget?.limit && budget.left !== null ? budget.limit.calls - budget.left : null;
  return {
    ...NOTHING,
    name: 'budget',
    title: 'Requests',
    definition: 'Requests to the service of late, against what it allows. A person’s go before those of the plan.',
    unit: 'count',
    value: used,
    trend: [],
  };
}

function budgetTitle(budget: BudgetState | undefined, format: Format): string {
  const seconds = budget?.limit?.seconds ?? 60;
  return seconds === 60 ? 'Requests a minute' : `Requests in ${format.integer(seconds)} s`;
}

function budgetNote(budget: BudgetState | undefined, format: Format): string {
  if (!budget) return 'against the limit';
  if (!budget.limit) return 'no limit is known';
  const waiting = budget.waiting > 0 ? ` · ${format.integer(budget.waiting)} waiting` : '';
  return `of ${format.integer(budget.limit.calls)} allowed${waiting}`;
}
