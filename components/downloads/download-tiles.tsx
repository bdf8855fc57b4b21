'use client';

import type { Downloads } from '@/components/downloads/use-downloads';
import { costWords, type FileCheck, useCheckCost } from '@/components/downloads/use-file-check';
import { type TileExtra, Tiles } from '@/components/layout/tiles';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { AnswerState } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { useStatus } from '@/lib/client/use-status';
import type { BudgetState } from '@/lib/contract/status';
import type { FileCounts } from '@/lib/queries/downloads/count-files';
import type { FilesAnswer } from '@/lib/queries/downloads/files';
import { daysBetween, earlier } from '@/lib/queries/shared/dates';
import type { Tile } from '@/lib/queries/shared/tiles';

/** Tiles with the completeness of the files, the unchecked hours and the request limit. */
export function DownloadTiles({ downloads, fileCheck }: { downloads: Downloads; fileCheck: FileCheck }) {
  const { state, files } = downloads;
  const format = useFormat();
  const budget = useStatus(5_000)?.budget;
  const check = useCheckAction(files, fileCheck);
  const checked = files ? `${format.integer(files.checked)} of ${format.integer(files.datasets.length)} checked` : '';
  const extra: Record<string, TileExtra> = {
    budget: { title: budgetTitle(budget, format), note: budgetNote(budget, format) },
    unchecked: check,
  };
  if (files) {
    const { due, light, missing, compared } = files.counts;
    extra.files = { note: `of ${format.integer(due)} expected · ${checked}` };
    extra.on_time = { note: `${format.integer(missing)} missing · ${checked}` };
    extra.in_full = {
      note:
        compared === 0
          ? 'too few files to compare'
          : `${format.integer(light)} light of ${format.integer(compared)} compared`,
    };
  }
  return <Tiles state={tilesState(state, budget)} count={5} extra={extra} />;
}

/** A button that checks the expected hours of the calendar. It shows the number of requests. */
function useCheckAction(files: FilesAnswer | null, { isBusy, start }: FileCheck): TileExtra {
  const format = useFormat();
  const range = files && { from: files.from, to: earlier(files.to, files.today), hours: 'expected' as const };
  const unchecked = files?.counts.unchecked ?? 0;
  const cost = useCheckCost(unchecked > 0 ? range : null);
  if (!files || !range || unchecked === 0)
    return {
      note: files ? `${format.integer(files.checked)} of ${format.integer(files.datasets.length)} checked` : '',
    };
  const days = counted(daysBetween(range.from, range.to), 'day', format);
  const words = cost ? costWords(cost, format) : counted(unchecked, 'request', format);
  return {
    note: words,
    action: (
      <Button
        className="no-print h-6 px-2"
        disabled={isBusy}
        aria-label={`Check ${days}: ${words}`}
        title={`Check ${days}: ${words}`}
        onClick={() => start({ datasets: [], ...range })}
      >
        Check
      </Button>
    ),
  };
}

function tilesState(state: Downloads['state'], budget: BudgetState | undefined): AnswerState<Tile[]> {
  if (state.kind !== 'content') return state;
  return { ...state, data: [...fileTiles(state.data), budgetTile(budget)] };
}

const EMPTY_TILE = { part: null, whole: null, of: null, before: null, target: null, better: null } as const;

function onTime({ there, missing }: FileCounts): number | null {
  return there + missing > 0 ? there / (there + missing) : null;
}

function inFull({ compared, light }: FileCounts): number | null {
  return compared > 0 ? (compared - light) / compared : null;
}

function fileTiles({ counts, byDay }: FilesAnswer): Tile[] {
  return [
    {
      ...EMPTY_TILE,
      name: 'files',
      title: 'Files available',
      definition:
        'Files that the service lists or that were read. Expected are these, the missing and the unchecked ones.',
      unit: 'count',
      value: counts.there,
      trend: byDay.map(({ there }) => there),
    },
    {
      ...EMPTY_TILE,
      name: 'on_time',
      title: 'On time',
      definition: 'Files available as a share of files available and missing. Hours that are not checked do not count.',
      unit: 'percent',
      better: 'higher',
      value: onTime(counts),
      trend: byDay.map(onTime),
    },
    {
      ...EMPTY_TILE,
      name: 'in_full',
      title: 'In full',
      definition: 'Share of files that are not light, of the files with three others of the same hour to compare with.',
      unit: 'percent',
      better: 'higher',
      value: inFull(counts),
      trend: byDay.map(inFull),
    },
    {
      ...EMPTY_TILE,
      name: 'unchecked',
      title: 'Not checked',
      definition: 'Hours at which a file is expected and for which no request was sent yet.',
      unit: 'count',
      value: counts.unchecked,
      trend: [],
    },
  ];
}

function budgetTile(budget: BudgetState | undefined): Tile {
  return {
    ...EMPTY_TILE,
    name: 'budget',
    title: 'Requests',
    definition: 'Recent requests to the service, against its limit. Requests of people go before those of the plan.',
    unit: 'count',
    value: budget?.limit && budget.left !== null ? budget.limit.calls - budget.left : null,
    trend: [],
  };
}

function budgetTitle(budget: BudgetState | undefined, format: Format): string {
  const seconds = budget?.limit?.seconds ?? 60;
  return seconds === 60 ? 'Requests a minute' : `Requests in ${format.integer(seconds)} s`;
}

function budgetNote(budget: BudgetState | undefined, format: Format): string {
  if (!budget) return 'against the limit';
  if (!budget.limit) return 'no limit reported';
  const waiting = budget.waiting > 0 ? ` · ${format.integer(budget.waiting)} waiting` : '';
  return `of ${format.integer(budget.limit.calls)} allowed${waiting}`;
}
