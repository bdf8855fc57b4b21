'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { jsonPost } from '@/lib/client/query/json-post';
import { requestJson } from '@/lib/client/query/request';
import type { SentList } from '@/lib/contract/sent-points';

/** Records for the account which points were sent to a retailer, and fetches the queries that show it again. */
export function useRecordSent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (list: SentList) => requestJson<{ stored: number }>('/api/sent', jsonPost(JSON.stringify(list))),
    onSuccess: () =>
      Promise.all(
        ['overview/send', 'overview/sent'].map((name) => client.invalidateQueries({ queryKey: ['answer', name] })),
      ),
  });
}
