'use client';

import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

const DELAY = 400;
/** Time to get from the element to its words with the pointer. */
const GRACE = 120;

/** When the last one went: the next one comes without delay while somebody looks along a row of buttons. */
let lastClosed = 0;

/** Opens a few words on hover, after a moment, and on keyboard focus. Leaving, pressing, scrolling and Escape close. */
export function useTip() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = useCallback((wait: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, wait);
  }, []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setAnchor((open) => {
      if (open) lastClosed = Date.now();
      return null;
    });
  }, []);

  return {
    anchor,
    close,
    /** For the element that the words are about. */
    handlers: {
      onPointerEnter({ currentTarget, pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        later(Date.now() - lastClosed < DELAY ? 0 : DELAY, () => setAnchor(currentTarget));
      },
      onPointerLeave: () => later(GRACE, close),
      onPointerDown: close,
      onFocus({ currentTarget }: FocusEvent) {
        if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
      },
      onBlur: close,
    },
    /** For the words: the pointer may rest on them. */
    stay: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: close },
  };
}
