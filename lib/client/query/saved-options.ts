import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '@/lib/client/query/request';
import type { SavedItem, SavedList } from '@/lib/contract/saved-items';

export const SAVED_URL = '/api/saved';

/** A list of the account in React Query. The server preloads the same key into a page. */
export function savedOptions<List extends SavedList>(list: List) {
  return queryOptions({
    queryKey: ['saved', list],
    queryFn: ({ signal }) => requestJson<SavedItem<List>[]>(`${SAVED_URL}?list=${list}`, { signal }),
    // Another browser may have changed it.
    refetchOnWindowFocus: 'always',
  });
}
