import { describe, expect, test } from 'vitest';
import { positionTip } from '@/components/ui/position-tip';

const WINDOW = { width: 400, height: 300 };
const TIP = { width: 100, height: 20 };
const below = { side: 'bottom', align: 'center', gap: 6 } as const;

describe('positionTip', () => {
  test.each([
    [
      'centers the tip below the anchor',
      { left: 150, top: 100, width: 40, height: 30 },
      below,
      { left: 120, top: 136 },
    ],
    [
      'moves the tip above the anchor without room below',
      { left: 150, top: 260, width: 40, height: 30 },
      below,
      { left: 120, top: 234 },
    ],
    ['stays inside the left edge', { left: 0, top: 100, width: 40, height: 30 }, below, { left: 5, top: 136 }],
    ['stays inside the right edge', { left: 380, top: 100, width: 20, height: 30 }, below, { left: 295, top: 136 }],
    [
      'aligns the tip with the start of the anchor',
      { left: 150, top: 100, width: 40, height: 30 },
      { ...below, align: 'start' as const },
      { left: 150, top: 136 },
    ],
    [
      'moves the tip to the left without room on the right',
      { left: 340, top: 100, width: 40, height: 30 },
      { ...below, side: 'right' as const },
      { left: 234, top: 105 },
    ],
  ])('%s', (_, anchor, options, position) => expect(positionTip(anchor, TIP, WINDOW, options)).toEqual(position));
});
