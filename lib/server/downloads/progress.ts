import 'server-only';
import { LRUCache } from 'lru-cache';
import type { DownloadProgress, downloadProgress } from '@/lib/contract/downloads';
import type { RequestParamsOf } from '@/lib/contract/endpoint';
import { ProblemError } from '../base/problem-error';
import { processWide } from '../base/process-wide';

const MAX_DOWNLOADS = 500;

/** Progress of the latest downloads, by the id that the client chose. */
const downloads = processWide('downloads by id', () => new LRUCache<string, DownloadProgress>({ max: MAX_DOWNLOADS }));

/** Starts counting the files of a download. @param id null if its progress cannot be requested */
export function trackDownload(id: string | null, fileCount: number): DownloadProgress {
  const progress = { chosen: fileCount, included: 0, none: 0, refused: 0, malformed: 0, rows: 0, problem: null };
  if (id) downloads().set(id, progress);
  return progress;
}

/** Returns the progress of a download. Throws a ProblemError if none with this id was started here. */
export function progressOf({ id }: RequestParamsOf<typeof downloadProgress>): DownloadProgress {
  const progress = downloads().get(id);
  if (progress) return progress;
  throw new ProblemError({ code: 'not_found', title: 'No download with this id was started here.', retryable: false });
}
