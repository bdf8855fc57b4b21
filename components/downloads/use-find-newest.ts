'use client';

import { useMutation } from '@tanstack/react-query';
import type { Downloads } from '@/components/downloads/use-downloads';
import { tellLearned } from '@/lib/client/downloads/learned';
import { fetchValue } from '@/lib/client/ndjson-stream';
import { toProblem } from '@/lib/client/request-problem';
import { downloadNewest } from '@/lib/contract/downloads';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';

/** Asks the service for the newest file of a dataset of which none is known, and opens its day. One request. */
export function useFindNewest({ set }: Downloads, dataset: string) {
  const find = useMutation({
    mutationFn: async () => {
      const url = `/api${requestTarget(downloadNewest, { dataset })}`;
      return (await fetchValue<ResponseOf<typeof downloadNewest>>(url)).value.newest;
    },
    onSuccess(newest) {
      if (!newest) return;
      tellLearned();
      set({ dataset, at: newest.date, hour: newest.hour }, 'replace');
    },
  });
  return {
    start: () => find.mutate(),
    isIdle: find.isIdle,
    isPending: find.isPending,
    /** Why none is open now; empty while there is no answer. */
    sentence: find.isError
      ? toProblem(find.error).title
      : find.data === null
        ? 'The service names no newest file of it. Choose a day, and check its hours.'
        : '',
  };
}
