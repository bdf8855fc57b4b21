'use client';

import { useState } from 'react';
import type { Downloads } from '@/components/downloads/use-downloads';
import { askDownloads } from '@/lib/client/downloads/ask';
import { tellLearned } from '@/lib/client/downloads/learned';
import { toProblem } from '@/lib/client/request-problem';
import { downloadNewest } from '@/lib/contract/downloads';

type Find = 'idle' | 'pending' | { sentence: string };

/** Asks the service for the newest file of a dataset of which none is known, and opens its day. One request. */
export function useFindNewest({ set }: Downloads, dataset: string) {
  const [find, setFind] = useState<Find>('idle');

  async function start() {
    setFind('pending');
    try {
      const { newest } = await askDownloads(downloadNewest, { dataset });
      if (newest) {
        tellLearned();
        set({ dataset, at: newest.date, hour: newest.hour }, 'replace');
      }
      const none = 'The service names no newest file of it. Choose a day, and check its hours.';
      setFind({ sentence: newest ? '' : none });
    } catch (error) {
      setFind({ sentence: toProblem(error).title });
    }
  }

  return {
    start: () => void start(),
    isIdle: find === 'idle',
    isPending: find === 'pending',
    /** Why none is open now; empty while there is no answer. */
    sentence: typeof find === 'string' ? '' : find.sentence,
  };
}
