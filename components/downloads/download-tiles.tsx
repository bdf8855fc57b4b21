'use client';

import type { Downloads } from '@/components/downloads/use-downloads';
import { costWords, type FileCheck } from '@/components/downloads/use-file-check';
import { type TileExtra, Tiles } from '@/components/layout/tiles';
import { Button } from '@/components/ui/button';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { useStatus } from '@/lib/client/query/use-status';
import type { BudgetState } from '@/lib/contract/status';
import { type FileCounts, onTime } from '@/lib/queries/downloads/count-files';
import type { FilesAnswer } from '@/lib/queries/downloads/files';
import { daysBetween } from '@/lib/queries/shared/dates';
import type { Tile } from '@/lib/queries/shared/tiles';

/** Tiles with the completeness of the files, the unchecked hours and the request limit. */
export function DownloadTiles({ downloads, fileCheck }: { downloads: Downloads; fileCheck: FileCheck }) {
  const { state, files } = downloads;
  const format = useFormat();
  const budget = useStatus(5_000)?.budget;
  const checked = checkedWords(files, format);
  const extra: Record<string, TileExtra> = {
    files: files ? { note: `of ${format.integer(files.counts.due)} expected · ${checked}` } : {},
    on_time: files ? { note: `${format.integer(files.counts.missing)} missing · ${checked}` } : {},
    complete: files ? { note: lightNote(files.counts, format) } : {},
    unchecked: checkTile(downloads, fileCheck, budget, format),
    budget: { title: budgetTitle(budget, format), note: budgetNote(budget, format) },
  };
  return <Tiles state={tilesState(state, budget)} extra={extra} />;
}

/** A button that checks the expected hours of the calendar. It shows the number of requests and their time. */
function checkTile(
  { files }: Downloads,
  { isBusy, start }: FileCheck,
  budget: BudgetState | undefined,
  format: Format,
): TileExtra {
  const unchecked = files?.counts.unchecked ?? 0;
  if (!files || unchecked === 0) return { note: checkedWords(files, format) };
  const { from, to } = files;
  const words = costWords(unchecked, budget, format);
  const label = `Check ${format.count(daysBetween(from, to), 'day')}: ${words}`;
  return {
    note: words,
    action: (
      <Button
        className="no-print h-6 px-2"
        disabled={isBusy}
        aria-label={label}
        title={label}
        onClick={() => start({ datasets: [], from, to, hours: 'expected' })}
      >
        Check
      </Button>
    ),
  };
}

/** "3 of 7 checked" */
function checkedWords(files: FilesAnswer | null, { integer }: Format): string {
  return files ? `${integer(files.checked)} of ${integer(files.datasets.length)} checked` : '';
}

/** "2 light of 14 compared" */
function lightNote({ compared, light }: FileCounts, format: Format): string {
  if (compared === 0) return 'need 3 files to compare';
  return `${format.integer(light)} light of ${format.integer(compared)} compared`;
}

function tilesState(state: Downloads['state'], budget: BudgetState | undefined): AnswerState<Tile[]> {
  if (state.kind !== 'content') return state;
  return { ...state, data: [...fileTiles(state.data), budgetTile(budget)] };
}

const EMPTY_TILE = { part: null, whole: null, of: null, before: null, target: null, better: null } as const;

function completeShare({ compared, light }: FileCounts): number | null {
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
      value: counts.present,
      trend: byDay.map(({ present }) => present),
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
      name: 'complete',
      title: 'Complete',
      definition: 'Share of the files with three others of the same hour to compare with that are not light.',
      unit: 'percent',
      better: 'higher',
      value: completeShare(counts),
      trend: byDay.map(completeShare),
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
