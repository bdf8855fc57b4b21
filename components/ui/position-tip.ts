export type Side = 'top' | 'right' | 'bottom' | 'left';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

interface Options {
  side: Side;
  align: 'start' | 'center';
  /** Distance in pixels. */
  gap: number;
}

const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
/** Minimum distance to the window's edge, in pixels. */
const MARGIN = 5;

/**
 * Returns the position of a box of `size` next to `anchor`: on the opposite side if it does not fit, and always inside
 * the window.
 */
export function positionTip(anchor: Box, size: Size, window: Size, { side, align, gap }: Options) {
  const fits = ({ left, top }: { left: number; top: number }) =>
    left >= 0 && top >= 0 && left + size.width <= window.width && top + size.height <= window.height;
  const alignOnAxis = (start: number, length: number, ownLength: number, end: number) =>
    Math.max(MARGIN, Math.min(align === 'start' ? start : start + (length - ownLength) / 2, end - ownLength - MARGIN));
  function positionAt(candidate: Side) {
    const left = alignOnAxis(anchor.left, anchor.width, size.width, window.width);
    const top = alignOnAxis(anchor.top, anchor.height, size.height, window.height);
    if (candidate === 'top') return { left, top: anchor.top - gap - size.height };
    if (candidate === 'bottom') return { left, top: anchor.top + anchor.height + gap };
    if (candidate === 'left') return { left: anchor.left - gap - size.width, top };
    return { left: anchor.left + anchor.width + gap, top };
  }
  const preferred = positionAt(side);
  const opposite = positionAt(OPPOSITE[side]);
  return fits(preferred) || !fits(opposite) ? preferred : opposite;
}
