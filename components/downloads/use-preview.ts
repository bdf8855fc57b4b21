'use client';

import type { Slot } from '@/components/downloads/download-params';
import { useRefetchFiles } from '@/components/downloads/use-downloads';
import { type JsonState, useIsLoaded, useJson } from '@/lib/client/query/use-json';
import { downloadPreview, type FilePreview } from '@/lib/contract/downloads';
import { requestTarget } from '@/lib/contract/endpoint';
import type { Reviewers } from '@/lib/contract/file-formats';

/** Returns the first rows of a file and a profile of its columns. Costs one request when `isWanted` is first set. */
export function usePreview(slot: Slot, reviewers: Reviewers, isWanted: boolean): JsonState<FilePreview> {
  const { dataset, date, hour: time } = slot;
  const url = `/api${requestTarget(downloadPreview, { dataset, date, time, reviewers })}`;
  const isLoaded = useIsLoaded(url);
  const preview = useJson<FilePreview>(isWanted || isLoaded ? url : null);
  useRefetchFiles(isWanted && (preview.kind === 'content' || preview.kind === 'problem') ? 1 : 0);
  return preview;
}
