import { describe, expect, it } from 'vitest';
import { prepareRows } from '@/components/overview/damage';
import { finding } from '@/components/overview/test-findings';
import { START_WEIGHTS } from '@/components/overview/weights';

const rowsOf = (...findings: Parameters<typeof finding>[0][]) => prepareRows(findings.map(finding), START_WEIGHTS);

describe('damage', () => {
  it.each([
    ['a finding counts once', [{}], 5],
    ['a power SKU counts three times', [{ heavy: true }], 15],
    ['an unknown one counts once', [{ heavy: null }], 5],
    ['findings of a retailer add up', [{ id: 'a' }, { id: 'b', heavy: true }], 20],
  ])('%s', (_, findings, damage) => expect(rowsOf(...findings)[0]?.damage).toBe(damage));

  it('is by kind: what cannot be bought weighs more than what is hard to find', () => {
    const rows = rowsOf({ id: 'a', kind: 'page-one' }, { id: 'b', kind: 'page-one' }, { id: 'c', kind: 'stock' });
    expect(rows.map(({ kind, damage }) => [kind, damage])).toEqual([
      ['stock', 5],
      ['page-one', 4],
    ]);
  });
});

describe('lines', () => {
  it('are made of one kind, one retailer, one direction and one winner', () => {
    const rows = rowsOf(
      { id: 'a' },
      { id: 'b' },
      { id: 'c', retailer: 'Kiosk' },
      { id: 'd', worse: false },
      { id: 'e', kind: 'banners', by: 'Fenwarra' },
      { id: 'f', kind: 'banners', by: 'Mirabrook' },
    );
    expect(rows.map(({ findings }) => findings.map(({ id }) => id).join(''))).toEqual(['ab', 'c', 'd', 'e', 'f']);
  });

  it('lead to exactly their SKUs', () => {
    const [row] = rowsOf({ id: 'a', kind: 'list', key: 'S1' }, { id: 'b', kind: 'list', key: 'S2', heavy: true });
    expect(row?.href).toBe('/prices?retailer=Markt&skus=S1%2CS2');
  });
});
