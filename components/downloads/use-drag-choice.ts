'use client';

import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { parseSlot, type Slot, slotKey } from '@/components/downloads/selection';

/** A finger that rests this long chooses by dragging; one that moves sooner scrolls. */
const REST_MS = 350;

interface DragChoice {
  active: Slot;
  onActive: (slot: Slot) => void;
  /** The drag ended: both corners, which are the same for a click. */
  onEnd: (from: Slot, to: Slot) => void;
}

/** Choosing by pointer among elements that carry `data-slot`: mouse and pen drag at once, a finger after a rest. */
export function useDragChoice({ active, onActive, onEnd }: DragChoice) {
  const [from, setFrom] = useState<Slot | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const surface = useRef<HTMLTableElement>(null);

  // React listens passively, and a passive listener cannot keep the page from scrolling under a dragging finger.
  const hold = useEffectEvent((event: TouchEvent) => {
    if (from) event.preventDefault();
  });
  useEffect(() => {
    const element = surface.current;
    const listener = (event: TouchEvent) => hold(event);
    element?.addEventListener('touchmove', listener, { passive: false });
    return () => element?.removeEventListener('touchmove', listener);
  }, []);

  function begin(corner: Slot, slot: Slot) {
    setFrom(corner);
    onActive(slot);
  }
  function stop() {
    clearTimeout(rest.current);
    setFrom(null);
  }
  return {
    /** Where the drag that is under way began. */
    from,
    surface,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const slot = slotOf(event.target);
        if (!slot || event.button !== 0) return;
        if (event.pointerType === 'touch') rest.current = setTimeout(() => begin(slot, slot), REST_MS);
        else begin(event.shiftKey ? active : slot, slot);
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        // A finger stays captured by the element it touched first: what lies under it now is asked for.
        const slot = from && slotOf(document.elementFromPoint(clientX, clientY));
        if (slot && slotKey(slot) !== slotKey(active)) onActive(slot);
      },
      onPointerUp({ pointerType, target }: PointerEvent) {
        const tapped = pointerType === 'touch' && !from ? slotOf(target) : null;
        if (tapped) onActive(tapped);
        if (tapped) onEnd(tapped, tapped);
        else if (from) onEnd(from, active);
        stop();
      },
      onPointerCancel: stop,
      onPointerLeave: stop,
    },
  };
}

function slotOf(target: EventTarget | null): Slot | null {
  const key = target instanceof Element ? target.closest<HTMLElement>('[data-slot]')?.dataset.slot : undefined;
  return key ? parseSlot(key) : null;
}
