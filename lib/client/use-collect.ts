'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toProblem } from '@/lib/client/request-problem';
import type { Holding } from '@/lib/client/use-sets';
import type { Problem } from '@/lib/contract/problem';

export interface Collection {
  /** Answers that have come, of those asked for; null while nothing is collected. */
  progress: { done: number; of: number } | null;
  /** Why the last collection ended early. What had come by then is kept. */
  problem: Problem | null;
  collect: (urls: readonly string[]) => Promise<void>;
  stop: () => void;
}

/** Loads answers one after another behind everybody who waits for one; leaving the page stops it. */
export function useCollect<Held extends { url: string }>({ name, load }: Holding<Held>): Collection {
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
        const held = await load(`${url}&background=1`, { signal: abort.signal });
        client.setQueryData([name, url], { ...held, url });
      }
    } catch (error) {
      if (!abort.signal.aborted) setProblem(toProblem(error));
    } finally {
      setProgress(null);
    }
  }
  return { progress, problem, collect, stop };
}
