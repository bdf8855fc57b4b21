'use client';

import { useEffect, useRef, useState } from 'react';
import type { Slot } from '@/components/downloads/selection';
import type { Downloads } from '@/components/downloads/use-downloads';
import { askDownloads } from '@/lib/client/downloads/ask';
import { tellLearned } from '@/lib/client/downloads/learned';
import { toProblem } from '@/lib/client/request-problem';
import { downloadNewest, downloadProbe } from '@/lib/contract/downloads';
import type { Problem } from '@/lib/contract/problem';

/** How far a check of hours is. */
export interface HourCheck {
  of: number;
  asked: number;
  found: number;
  /** The sentence of the last answer. */
  sentence: string;
  problem: Problem | null;
  running: boolean;
}

/** Asks the service for one hour after the other and saves nothing. It ends with the first failure, and with the page. */
export function useCheckHours() {
  const [check, setCheck] = useState<HourCheck | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(slots: readonly Slot[]) {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    const state: HourCheck = { of: slots.length, asked: 0, found: 0, sentence: '', problem: null, running: true };
    setCheck({ ...state });
    try {
      for (const { dataset, date, hour: time } of slots) {
        const value = await askDownloads(downloadProbe, { dataset, date, time }, { signal: controller.signal });
        state.asked += 1;
        state.found += value.exists ? 1 : 0;
        state.sentence = value.sentence;
        setCheck({ ...state });
        tellLearned();
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      state.problem = toProblem(error);
    }
    setCheck({ ...state, running: false });
  }

  function stop() {
    running.current?.abort();
    setCheck((now) => now && { ...now, running: false });
  }
  return { check, start, stop };
}

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
