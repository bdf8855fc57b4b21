import type { Context } from '@/components/overview/context';
import type { ChangeRow } from '@/components/overview/damage';
import { daysSheet } from '@/components/overview/days-sheet';
import type { Changes } from '@/components/overview/prepare-changes';
import { sentenceOf } from '@/components/overview/sentence';
import { KIND_NAMES } from '@/components/overview/tellers';
import { tileSince } from '@/components/overview/tile-links';
import { TILES } from '@/components/overview/tile-list';
import { TILE_READERS } from '@/components/overview/tile-readers';
import type { Points } from '@/components/overview/use-points';
import type { Sheet } from '@/lib/client/sheet';

const text = (header: string) => ({ header, kind: 'text' as const });
const number = (header: string) => ({ header, kind: 'number' as const });

/** A row for each thing that changed, in the order of the list. */
export function changesSheet(rows: readonly ChangeRow[], context: Context, title: string): Sheet {
  return {
    title,
    columns: [
      number('Damage of the line'),
      ...['Kind', 'Retailer', 'Line', 'What', 'Brand', 'Power SKU, or was ours', 'Before', 'Now'].map(text),
    ],
    rows: rows.flatMap((row) =>
      row.findings.map(({ name, brand, heavy, before, now }) => [
        row.damage,
        KIND_NAMES[row.kind],
        row.retailer,
        sentenceOf(row, context.reading),
        name,
        brand,
        heavy === null ? null : heavy ? 'yes' : 'no',
        before,
        now,
      ]),
    ),
  };
}

function numbersSheet(context: Context): Sheet {
  return {
    title: 'Numbers',
    columns: ['Number', 'Value', 'Of', 'Change, like for like', 'Since', 'Change is', 'Target'].map(text),
    rows: TILES.map((tile) => {
      const state = TILE_READERS[tile.part](context);
      if (state.kind !== 'content') return [tile.name, null, null, null, null, null, null];
      const { value, note, change, target } = state.data;
      return [
        tile.name,
        value,
        note,
        change?.text ?? null,
        tileSince(tile, change, context),
        change?.note ?? null,
        target,
      ];
    }),
  };
}

/** The page as a workbook, a sheet a panel. */
export function pageSheets(changes: Changes, points: Points, context: Context): Sheet[] {
  return [
    changesSheet(changes.worse, context, 'Got worse'),
    changesSheet(changes.better, context, 'Got better'),
    numbersSheet(context),
    daysSheet(points),
  ];
}
