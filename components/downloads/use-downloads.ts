'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { downloadFields, filesParams, openSlot, type Slot } from '@/components/downloads/download-params';
import { NO_DATASET, type Selection, selectionOf, slotsOf } from '@/components/downloads/selection';
import { useAddress } from '@/components/layout/use-address';
import { useAnswer } from '@/lib/client/query/use-answer';
import { useJsons } from '@/lib/client/query/use-json';
import { useStatus } from '@/lib/client/query/use-status';
import { downloadList, type FileListTime } from '@/lib/contract/downloads';
import { requestTarget } from '@/lib/contract/endpoint';
import type { FilesAnswer } from '@/lib/queries/downloads/files';

/** Returns the state of the page: its address, the calendar, the selected files and the open hour. */
export function useDownloads() {
  const { address, set, refused } = useAddress(downloadFields);
  const state = useAnswer('downloads/files', filesParams(address));
  const files = state.data ?? null;
  const selection = useMemo(() => (files ? selectionOf(address, files) : null), [files, address]);
  const slots = useMemo(() => (files && selection ? slotsOf(selection, files) : []), [files, selection]);
  // Changes outside the queue: raw files, which the browser downloads, lists of the collector, and other pages.
  useRefetchFiles(useStatus(5_000)?.fileChanges);
  const listProblem = useLists(files);
  return {
    address,
    set,
    refused,
    state,
    files,
    selection,
    /** The selected files. */
    slots,
    /** The open hour. */
    open: files ? openSlot(address, files) : null,
    /** Why a list of files could not be fetched. Null if all were. */
    listProblem,
    select: (change: Partial<Selection>) => set(toAddress(selection && { ...selection, ...change })),
    /** Opens an hour without changing the selected files. */
    show: ({ dataset, date, hour }: Slot) => set({ ...toAddress(selection), dataset, at: date, hour }),
    titleOf: (name: string) => files?.datasets.find((dataset) => dataset.name === name)?.title ?? name,
  };
}

function toAddress(selection: Selection | null) {
  if (!selection) return {};
  const { datasets, from, to, hours } = selection;
  return { get: datasets.length > 0 ? [...datasets] : [NO_DATASET], from, to, hours };
}

export type Downloads = ReturnType<typeof useDownloads>;

/** Refreshes stale lists of files on the server, then refetches the calendar. Returns the first failure, or null. */
function useLists(files: FilesAnswer | null) {
  const listed = files?.datasets.filter(({ listed }) => listed) ?? [];
  const lists = useJsons<FileListTime>(
    listed.map(({ name }) => `/api${requestTarget(downloadList, { dataset: name })}`),
  );
  const newer = lists.filter((list) => {
    if (list.kind !== 'content') return false;
    const { dataset, listedAt } = list.data;
    return (listedAt ?? '') > (listed.find(({ name }) => name === dataset)?.listedAt ?? '');
  });
  useRefetchFiles(newer.length);
  return lists.find((list) => list.kind === 'problem') ?? null;
}

/** Refetches the known files when a count of finished requests changes. */
export function useRefetchFiles(count: number | undefined): void {
  const client = useQueryClient();
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== undefined && before.current !== count)
      void client.invalidateQueries({
        predicate: ({ queryKey: [kind, name] }) =>
          (kind === 'answer' && String(name).startsWith('downloads/')) ||
          (kind === 'json' && String(name).startsWith('/api/downloads/hours')),
      });
    before.current = count;
  }, [client, count]);
}
