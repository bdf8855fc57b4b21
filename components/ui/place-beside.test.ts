import { describe, expect, test } from 'vitest';
import { placeBeside } from '@/components/ui/place-beside';

const WINDOW = { width: 400, height: 300 };
const TIP = { width: 100, height: 20 };
const below = { side: 'bottom', align: 'center', gap: 6 } as const;

describe('a few words beside an element', () => {
  test.each([
    ['centred under it', { left: 150, top: 100, width: 40, height: 30 }, below, { left: 120, top: 136 }],
    [
      'above where there is no room under it',
      { left: 150, top: 260, width: 40, height: 30 },
      below,
      { left: 120, top: 234 },
    ],
    ['never over the left edge', { left: 0, top: 100, width: 40, height: 30 }, below, { left: 5, top: 136 }],
    ['never over the right edge', { left: 380, top: 100, width: 20, height: 30 }, below, { left: 295, top: 136 }],
    [
      'in line with its start',
      { left: 150, top: 100, width: 40, height: 30 },
      { ...below, align: 'start' as const },
      { left: 150, top: 136 },
    ],
    [
      'to the left where there is no room to the right',
      { left: 340, top: 100, width: 40, height: 30 },
      { ...below, side: 'right' as const },
      { left: 234, top: 105 },
    ],
  ])('%s', (_, anchor, placing, place) => expect(placeBeside(anchor, TIP, WINDOW, placing)).toEqual(place));
});
