'use client';

import { useEffect, useRef, useState } from 'react';
import { toProblem } from '@/lib/client/query/request-problem';
import type { Problem } from '@/lib/contract/problem';

/**
 * Returns the last defined value.
 *
 * @param value must keep its identity while nothing changes
 */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** Returns the value that the content on screen has, which is the earlier one while content is outdated. */
export function useShown<Value>(value: Value, isOutdated: boolean): Value {
  const last = useRef(value);
  useEffect(() => {
    if (!isOutdated) last.current = value;
  });
  return isOutdated ? last.current : value;
}

/**
 * Returns the problem of a query. Keeps it during a retry, so that the error stays on screen and counts its attempts.
 *
 * @param key identifies the query
 */
export function useProblem(error: Error | null, isFetching: boolean, key: string): Problem | null {
  const [last, setLast] = useState<{ error: Error; key: string } | null>(null);
  if (error && (error !== last?.error || last.key !== key)) setLast({ error, key });
  const current = error ?? (isFetching && last?.key === key ? last.error : null);
  // The query has succeeded.
  if (!error && !isFetching && last?.key === key) setLast(null);
  return current && toProblem(current);
}
