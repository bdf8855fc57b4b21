import { describe, expect, it } from 'vitest';
import { differencesOf, figuresOf } from './figures';

describe('figures of an answer', () => {
  it('are named by the identity of their row', () => {
    const answer = { rows: [{ id: 'a', share: 0.5 }], total: 1 };
    expect(figuresOf(answer)).toEqual([
      { figure: 'rows[].id', key: 'a', value: 'a' },
      { figure: 'rows[].share', key: 'a', value: 0.5 },
      { figure: 'total', key: '', value: 1 },
    ]);
  });

  it('are named by position without an identity', () => {
    expect(figuresOf([{ name: 'share', trend: [1, null] }])).toContainEqual({
      figure: '[].trend[]',
      key: 'share › 1',
      value: null,
    });
  });

  it('of rows with the same name are counted', () => {
    const keys = figuresOf([{ brand: 'A' }, { brand: 'A' }]).map(({ key }) => key);
    expect(keys).toEqual(['A', 'A (2)']);
  });
});

describe('differences between answers', () => {
  it('ignore the order of rows', () => {
    const rows = [
      { brand: 'A', share: 1 },
      { brand: 'B', share: 2 },
    ];
    expect(differencesOf({ rows }, { rows: rows.toReversed() })).toEqual([]);
  });

  it('ignore the last digits of floating-point sums', () => {
    expect(differencesOf([0.1 + 0.2], [0.3])).toEqual([]);
  });

  it('distinguish null, zero and a missing figure', () => {
    const before = { a: null, b: 0 };
    expect(differencesOf(before, { a: 0, c: 1 })).toEqual([
      { figure: 'a', key: '', before: null, after: 0 },
      { figure: 'c', key: '', before: undefined, after: 1 },
      { figure: 'b', key: '', before: 0, after: undefined },
    ]);
  });
});
