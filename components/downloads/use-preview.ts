'use client';

import type { Slot } from '@/components/downloads/download-params';
import { useRefetchFiles } from '@/components/downloads/use-downloads';
import { type JsonState, useIsLoaded, useJson } from '@/lib/client/query/use-json';
import { downloadPreview } from '@/lib/contract/downloads';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';
import type { Reviewers } from '@/lib/contract/file-formats';

export type Preview = ResponseOf<typeof downloadPreview>;

/** Returns the first rows of a file and a profile of its columns. Costs one request when `isWanted` is first set. */
export function usePreview(slot: Slot, reviewers: Reviewers, isWanted: boolean): JsonState<Preview> {
  const { dataset, date, hour: time } = slot;
  const url = `/api${requestTarget(downloadPreview, { dataset, date, time, reviewers })}`;
  const isLoaded = useIsLoaded(url);
  const preview = useJson<Preview>(isWanted || isLoaded ? url : null);
  useRefetchFiles(isWanted && (preview.kind === 'content' || preview.kind === 'problem') ? 1 : 0);
  return preview;
}
