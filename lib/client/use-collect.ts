'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FetchedSet, fetchSet } from '@/lib/client/ndjson-stream';
import { toProblem } from '@/lib/client/request-problem';
import { type Reduction, WHOLE_SET } from '@/lib/client/use-sets';
import type { Problem } from '@/lib/contract/problem';

export interface Collection {
  /** Sets that have come, of those asked for; null while nothing is collected. */
  progress: { done: number; of: number } | null;
  /** Why the last collection ended early. What had come by then is kept. */
  problem: Problem | null;
  collect: (urls: readonly string[]) => Promise<void>;
  stop: () => void;
}

/**
 * Loads sets one after another behind everybody who waits for an answer; leaving the page stops it. With a reduction
 * only what it leaves of each set stays in this browser.
 */
export function useCollect<Row, Kept extends { url: string } = FetchedSet<Row>>(
  reduction?: Reduction<Row, Kept>,
): Collection {
  const { name, of } = reduction ?? WHOLE_SET;
  const client = useQueryClient();
  const [progress, setProgress] = useState<Collection['progress']>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function collect(urls: readonly string[]) {
    const abort = new AbortController();
    running.current = abort;
    setProblem(null);
    try {
      for (const [done, url] of urls.entries()) {
        setProgress({ done, of: urls.length });
        const set = await fetchSet<Row>(`${url}&background=1`, { signal: abort.signal });
        client.setQueryData([name, url], of({ ...set, url }));
      }
    } catch (error) {
      if (!abort.signal.aborted) setProblem(toProblem(error));
    } finally {
      setProgress(null);
    }
  }
  return { progress, problem, collect, stop };
}
