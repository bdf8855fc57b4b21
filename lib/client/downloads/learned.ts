'use client';

import { useEffect, useEffectEvent } from 'react';

const NAME = 'endcap.learned';
/** What is learned file after file is told together. Milliseconds. */
const TOGETHER = 300;

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;
let isToBeTold = false;

/** The other pages of this browser, which learn what this one does. */
function others(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = tellHere;
  return channel;
}

function tellHere() {
  for (const listen of listeners) listen();
}

/** Says that something was learned of files: whoever shows what is known of them looks again, in other pages, too. */
export function tellLearned(): void {
  if (isToBeTold) return;
  isToBeTold = true;
  setTimeout(() => {
    isToBeTold = false;
    tellHere();
    others()?.postMessage(null);
  }, TOGETHER);
}

/** Calls back whenever something was learned of files, whatever learned it. */
export function useOnLearned(onLearned: () => void): void {
  const call = useEffectEvent(onLearned);
  useEffect(() => {
    const listener = () => call();
    others();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
