import { describe, expect, it } from 'vitest';
import type { Column } from '@/components/table/column';
import { integerColumn, textColumn } from '@/components/table/columns';
import { toPicture } from '@/components/table/to-picture';
import { createFormat } from '@/lib/client/format';

interface Row {
  name: string;
  rank: number | null;
}

const columns: Column<Row>[] = [
  textColumn({ id: 'name', header: 'Product', value: (row) => row.name }),
  integerColumn({
    id: 'rank',
    header: 'Rank',
    value: (row) => row.rank,
    look: ({ rank }) => (rank === null ? { hatched: true } : { fill: 'bg-ink/8' }),
  }),
];

function pictureOf(rows: Row[]) {
  const given = { title: 'Ranks', notes: ['28 Jun 2026'], columns, rows, noun: 'product' as const };
  return toPicture(given, createFormat('en-GB'));
}

describe('a picture of a table', () => {
  it('has the content of the screen, and distinguishes no data from zero', () => {
    const { columns: drawn, rows } = pictureOf([
      { name: 'Soap', rank: 0 },
      { name: 'Balm', rank: null },
    ]);
    expect(drawn.map(({ header, kind }) => [header, kind])).toEqual([
      ['Product', 'text'],
      ['Rank', 'number'],
    ]);
    expect(rows).toEqual([
      [
        { text: 'Soap', look: null },
        { text: '0', look: { fill: 'bg-ink/8' } },
      ],
      [
        { text: 'Balm', look: null },
        { text: '—', look: { hatched: true } },
      ],
    ]);
  });

  it('notes that rows are left out', () => {
    const many = Array.from({ length: 1500 }, (_, at) => ({ name: `Product ${at}`, rank: at }));
    const { rows, notes } = pictureOf(many);
    expect(rows).toHaveLength(100);
    expect(notes).toEqual(['28 Jun 2026', 'The first 100 of 1,500 products']);
    expect(pictureOf(many.slice(0, 100)).notes).toEqual(['28 Jun 2026']);
  });
});
