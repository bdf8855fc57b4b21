'use client';

import { type UIEvent, useRef } from 'react';

/** For elements that scroll as one: each is given the returned handler, all stand in the element of the ref. */
export function useSyncedScroll() {
  const frame = useRef<HTMLDivElement>(null);
  // Where a pane was put by this hook: that scroll is no wish of a person, and a shorter pane must not hold back a longer.
  const put = useRef(new WeakMap<Element, number>());
  function onScroll({ currentTarget: lead }: UIEvent<HTMLElement>) {
    if (put.current.get(lead) === lead.scrollTop) return;
    put.current.delete(lead);
    for (const pane of frame.current?.querySelectorAll('[data-synced]') ?? []) {
      if (pane === lead) continue;
      pane.scrollTop = lead.scrollTop;
      put.current.set(pane, pane.scrollTop);
    }
  }
  return { frame, onScroll };
}
