'use client';

import { skipToken, useQuery } from '@tanstack/react-query';
import {
  newestFile,
  prepareRatingCounts,
  type RatingCount,
  type RatingRow,
  ratingRow,
} from '@/components/scorecards/rating-counts';
import { fetchValue } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import { readLines } from '@/lib/client/read-lines';
import { request } from '@/lib/client/request';
import { toProblem } from '@/lib/client/request-problem';
import { RATING_FILES_URL } from '@/lib/client/scorecards/rating-files-url';
import { bulkEndpoint } from '@/lib/contract/dataset';
import { rating } from '@/lib/contract/datasets/rating';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';
import type { FileEntry, ratingBulkFiles } from '@/lib/contract/file-list';

export interface RatingFile {
  /** Null where the service lists no file up to the end of the range. */
  readonly file: FileEntry | null;
  readonly counts: ReadonlyMap<string, RatingCount>;
}

/** The newest rating file up to `end_date`, by retailer and SKU: two calls at most. Null asks nothing. */
export function useRatingCounts(end_date: string | null): PanelState<RatingFile> {
  const query = useQuery({
    queryKey: ['rating-counts', end_date],
    queryFn: end_date === null ? skipToken : ({ signal }) => loadNewest(end_date, signal),
    structuralSharing: false,
  });
  if (query.data) return { kind: 'content', data: query.data };
  if (query.error) return { kind: 'problem', problem: toProblem(query.error), retry: () => void query.refetch() };
  return { kind: 'loading' };
}

async function loadNewest(end_date: string, signal: AbortSignal): Promise<RatingFile> {
  const { value } = await fetchValue<ResponseOf<typeof ratingBulkFiles>>(RATING_FILES_URL, { signal });
  const file = newestFile(value.files, end_date);
  return { file, counts: prepareRatingCounts(file ? await fetchRows(file, signal) : []) };
}

async function fetchRows({ date, time, encoding }: FileEntry, signal: AbortSignal): Promise<RatingRow[]> {
  const target = requestTarget(bulkEndpoint(rating), { date, time: Number(time), encoding });
  const response = await request(`/api${target}`, { signal });
  const rows: RatingRow[] = [];
  // A line that cannot be read joins nothing, and the share of joined rows is shown.
  for await (const line of readLines(response.body ?? new Blob().stream())) {
    const row = ratingRow.safeParse(parsed(line)).data;
    if (row) rows.push(row);
  }
  return rows;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
