import { describe, expect, it } from 'vitest';
import { gridStyle } from '@/components/table/layout';
import { pinnedIds } from '@/components/table/preferences';
import { parseSort } from '@/components/table/sort-param';
import { integerColumn, textColumn } from '@/components/table/test-columns';

interface Offer {
  name: string;
  price: number | null;
}

const name = textColumn<Offer>({ id: 'name', header: 'Product', pinned: true, value: (row) => row.name });
const price = integerColumn<Offer>({ id: 'price', header: 'Price', value: (row) => row.price });

it('follows the order of the URL, and ignores a column that does not exist', () => {
  expect(parseSort('price.desc', [price])).toEqual([{ id: 'price', desc: true }]);
  expect(parseSort('nothing.desc', [price])).toEqual([]);
});

describe('layout', () => {
  it('pins at exact widths and shares the rest', () => {
    const style = gridStyle([
      { size: 260, pinned: true, fixed: false },
      { size: 100, pinned: false, fixed: false },
      { size: 90, pinned: false, fixed: true },
    ]) as Record<string, string>;
    expect(style['--cols']).toBe('min(260px, 44vw) minmax(100px, 100fr) 90px');
    expect(style['--width']).toBe('450px');
  });
  it('has no column on phones for what another one shows in its second line', () => {
    const style = gridStyle([
      { size: 152, pinned: true, fixed: false },
      { size: 112, pinned: false, fixed: false, isBelow: true },
      { size: 60, pinned: false, fixed: false },
    ]);
    expect(style).toMatchObject({ '--width': '324px', '--phone-width': '212px' });
    expect(style).toMatchObject({ '--phone-cols': 'min(152px, 36vw) minmax(60px, 60fr)' });
  });
  it('fills the line when every width is fixed', () => {
    expect(gridStyle([{ size: 90, pinned: false, fixed: true }])).toMatchObject({ '--cols': '90px 1fr' });
  });
  it('pins at most three columns, those of the user before those of the definition', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => ({ ...name, id }));
    expect(pinnedIds(many, {})).toEqual(['a', 'b', 'c']);
    expect(pinnedIds(many, { pinned: ['d'] })).toEqual(['d']);
  });
  it('pins columns in the order of the definition', () => {
    const columns = ['a', 'b', 'c'].map((id) => ({ ...name, id }));
    expect(pinnedIds(columns, { pinned: ['c', 'a'] })).toEqual(['a', 'c']);
  });
});
