'use client';

import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds of hovering until a tip opens. */
const DELAY = 400;
/** Milliseconds to move the pointer from the element to its tip. */
const GRACE = 120;

/** Time at which the last tip closed. Shortly after it, the next one opens without delay, e.g. in a row of buttons. */
let lastClosed = 0;

/** Opens a tip on hover, after a delay, and on keyboard focus. Closes it on leave, press and blur. */
export function useTip() {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const schedule = useCallback((delay: number, callback: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(callback, delay);
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
    /** Event handlers of the element. */
    handlers: {
      onPointerEnter({ currentTarget, pointerType }: PointerEvent) {
        if (pointerType === 'touch') return;
        schedule(Date.now() - lastClosed < DELAY ? 0 : DELAY, () => setAnchor(currentTarget));
      },
      onPointerLeave: () => schedule(GRACE, close),
      onPointerDown: close,
      onFocus({ currentTarget }: FocusEvent) {
        if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
      },
      onBlur: close,
    },
    /** Event handlers of the tip, which stays open while hovered. */
    tipHandlers: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: close },
  };
}
