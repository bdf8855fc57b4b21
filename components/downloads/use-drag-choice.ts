'use client';

import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Place } from '@/components/downloads/download-params';

/** A finger that rests this long chooses by dragging; one that moves sooner scrolls. */
const REST_MS = 350;

interface DragChoice {
  /** The day that is open: where a drag with the shift key begins. */
  active: Place | null;
  /** A click or tap. */
  onOpen: (place: Place) => void;
  /** A drag ended, or a finger that rested: both corners. */
  onChoose: (from: Place, to: Place) => void;
}

interface Drag {
  from: Place;
  to: Place;
  /** It chooses even where it ends on the day on which it began. */
  chooses: boolean;
}

/** Choosing by pointer among elements that carry `data-place`: mouse and pen drag at once, a finger after a rest. */
export function useDragChoice({ active, onOpen, onChoose }: DragChoice) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const surface = useRef<HTMLTableElement>(null);

  // React listens passively, and a passive listener cannot keep the page from scrolling under a dragging finger.
  const hold = useEffectEvent((event: TouchEvent) => {
    if (drag) event.preventDefault();
  });
  useEffect(() => {
    const element = surface.current;
    const listener = (event: TouchEvent) => hold(event);
    element?.addEventListener('touchmove', listener, { passive: false });
    return () => element?.removeEventListener('touchmove', listener);
  }, []);

  function stop() {
    clearTimeout(rest.current);
    setDrag(null);
  }
  return {
    /** What a drag that is under way would choose. */
    drag: drag && (drag.chooses || isOther(drag.from, drag.to)) ? drag : null,
    surface,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const place = placeOf(event.target);
        if (!place || event.button !== 0) return;
        const chooses = event.shiftKey || event.ctrlKey || event.metaKey;
        const begin = () => setDrag({ from: (event.shiftKey && active) || place, to: place, chooses });
        if (event.pointerType === 'touch')
          rest.current = setTimeout(() => setDrag({ from: place, to: place, chooses: true }), REST_MS);
        else begin();
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        // A finger stays captured by the element it touched first: what lies under it now is asked for.
        const place = drag && placeOf(document.elementFromPoint(clientX, clientY));
        if (drag && place && isOther(place, drag.to)) setDrag({ ...drag, to: place });
      },
      onPointerUp({ pointerType, target }: PointerEvent) {
        const tapped = pointerType === 'touch' && !drag ? placeOf(target) : null;
        if (tapped) onOpen(tapped);
        else if (drag && (drag.chooses || isOther(drag.from, drag.to))) onChoose(drag.from, drag.to);
        else if (drag) onOpen(drag.to);
        stop();
      },
      onPointerCancel: stop,
      onPointerLeave: stop,
    },
  };
}

function isOther(one: Place, other: Place): boolean {
  return one.dataset !== other.dataset || one.date !== other.date;
}

function placeOf(target: EventTarget | null): Place | null {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined;
  const [dataset, date] = key?.split('/') ?? [];
  return dataset && date ? { dataset, date } : null;
}
