export type Side = 'top' | 'right' | 'bottom' | 'left';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

interface Placing {
  side: Side;
  align: 'start' | 'center';
  /** Pixels between the two. */
  gap: number;
}

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
const EDGE = 5;

/** Where a box of `size` goes beside `anchor`: on the other side where there is no room, never over the window's edge. */
export function placeBeside(anchor: Box, size: Size, window: Size, { side, align, gap }: Placing) {
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= 0 && top >= 0 && left + size.width <= window.width && top + size.height <= window.height;
  const along = (from: number, length: number, own: number, end: number) =>
    Math.max(EDGE, Math.min(align === 'start' ? from : from + (length - own) / 2, end - own - EDGE));
  function at(where: Side) {
    const left = along(anchor.left, anchor.width, size.width, window.width);
    const top = along(anchor.top, anchor.height, size.height, window.height);
    if (where === 'top') return { left, top: anchor.top - gap - size.height };
    if (where === 'bottom') return { left, top: anchor.top + anchor.height + gap };
    if (where === 'left') return { left: anchor.left - gap - size.width, top };
    return { left: anchor.left + anchor.width + gap, top };
  }
  const wanted = at(side);
  const other = at(OPPOSITE[side]);
  return fits(wanted) || !fits(other) ? wanted : other;
}
