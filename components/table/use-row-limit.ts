import { useState } from 'react';
import { MOST_ROWS } from '@/lib/queries/params';

/**
 * Returns the number of rows to request of a table, and a function that raises it, which is null at the maximum.
 *
 * @param step the first number of rows
 * @param more the number of rows that each call adds
 */
export function useRowLimit(step: number, more = 4 * step) {
  const [limit, setLimit] = useState(step);
  return { limit, onMore: limit < MOST_ROWS ? () => setLimit(Math.min(MOST_ROWS, limit + more)) : null };
}
