import { describe, expect, it } from 'vitest';
import { isBrowserKey, moveCell } from '@/components/ui/move-cell';

describe('moveCell', () => {
  const table = { rows: 100, columns: 5, firstRow: -1, page: { row: 20 } } as const;
  it.each([
    ['ArrowUp', false, { row: -1, column: 2 }],
    ['ArrowDown', false, { row: 1, column: 2 }],
    ['ArrowLeft', false, { row: 0, column: 1 }],
    ['ArrowRight', false, { row: 0, column: 3 }],
    ['PageDown', false, { row: 20, column: 2 }],
    ['Home', false, { row: 0, column: 0 }],
    ['End', true, { row: 99, column: 4 }],
  ])('leads by %s (control %s) to %j', (key, hasControl, to) => {
    expect(moveCell({ row: 0, column: 2 }, key, table, hasControl)).toEqual(to);
  });

  it('stops at the edges and ignores other keys', () => {
    expect(moveCell({ row: 99, column: 4 }, 'ArrowDown', table)).toEqual({ row: 99, column: 4 });
    expect(moveCell({ row: -1, column: 0 }, 'ArrowUp', table)).toEqual({ row: -1, column: 0 });
    expect(moveCell({ row: 0, column: 0 }, 'a', table)).toBeNull();
  });

  it('pages up to the first row, not past it into the header', () => {
    expect(moveCell({ row: 5, column: 0 }, 'PageUp', table)).toEqual({ row: 0, column: 0 });
  });

  it('pages by columns, and not at all without a page', () => {
    const weeks = { rows: 3, columns: 31, page: { column: 7 } };
    expect(moveCell({ row: 1, column: 20 }, 'PageUp', weeks)).toEqual({ row: 1, column: 13 });
    expect(moveCell({ row: 1, column: 28 }, 'PageDown', weeks)).toEqual({ row: 1, column: 30 });
    expect(moveCell({ row: 0, column: 0 }, 'PageDown', { rows: 3, columns: 31 })).toBeNull();
  });

  it('leaves up and down of a single row to the page, also by Control', () => {
    const hours = { rows: 1, columns: 24 };
    expect(moveCell({ row: 0, column: 5 }, 'ArrowDown', hours)).toBeNull();
    expect(moveCell({ row: 0, column: 5 }, 'End', hours, true)).toEqual({ row: 0, column: 23 });
  });

  it('goes around a ring', () => {
    const tabs = { rows: 1, columns: 3, isRing: true };
    expect(moveCell({ row: 0, column: 2 }, 'ArrowRight', tabs)).toEqual({ row: 0, column: 0 });
    expect(moveCell({ row: 0, column: 0 }, 'ArrowLeft', tabs)).toEqual({ row: 0, column: 2 });
  });
});

it('leaves keys with Alt or Command to the browser', () => {
  expect(isBrowserKey({ altKey: true, metaKey: false })).toBe(true);
  expect(isBrowserKey({ altKey: false, metaKey: true })).toBe(true);
  expect(isBrowserKey({ altKey: false, metaKey: false })).toBe(false);
});
