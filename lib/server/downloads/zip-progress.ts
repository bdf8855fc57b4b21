import 'server-only';
import { LRUCache } from 'lru-cache';
import type { downloadZipProgress } from '@/lib/contract/downloads';
import type { ParamsOf, ResponseOf } from '@/lib/contract/endpoint';
import { ProblemError } from '../problem-error';
import { processWide } from '../process-wide';

export type ZipProgress = ResponseOf<typeof downloadZipProgress>;

/** Zips of late, each by the id that its reader made up. */
const zips = processWide('zips of late', () => new LRUCache<string, ZipProgress>({ max: 500 }));

/** Begins to count a zip. @param id null: nobody wants to know */
export function countZip(id: string | null, chosen: number): ZipProgress {
  const progress = { chosen, included: 0, none: 0, refused: 0, malformed: 0 };
  if (id) zips().set(id, progress);
  return progress;
}

/** How far a zip is. Throws a ProblemError for one that never began here. */
export function zipProgress({ id }: ParamsOf<typeof downloadZipProgress>): ZipProgress {
  const known = zips().get(id);
  if (known) return known;
  throw new ProblemError({ code: 'not_found', title: 'No zip of this name began here.', retryable: false });
}
