'use client';

import { useState } from 'react';
import { toProblem } from '@/lib/client/request-problem';
import type { Problem } from '@/lib/contract/problem';

/** The newest value that there was, until there is another. @param value the same one while nothing changes */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/**
 * What a question failed with, and still while it is asked again: what stands in its place then stays and counts its
 * attempts. @param of names the question
 */
export function useProblem(error: Error | null, isFetching: boolean, of: string): Problem | null {
  const [last, setLast] = useState<{ error: Error; of: string } | null>(null);
  if (error && (error !== last?.error || last.of !== of)) setLast({ error, of });
  const known = error ?? (isFetching && last?.of === of ? last.error : null);
  // One that was answered has no failure to remember.
  if (!error && !isFetching && last?.of === of) setLast(null);
  return known && toProblem(known);
}
