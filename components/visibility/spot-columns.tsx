import type { Column } from '@/components/table/column';
import { integerColumn, percentColumn, textColumn } from '@/components/table/columns';
import { cn } from '@/components/ui/cn';
import { partColumn } from '@/components/visibility/matrix-columns';
import type { Shop } from '@/components/visibility/prepare-matrix';
import type { SpotRow, Spots } from '@/components/visibility/prepare-spots';
import { partInWords, shopInCountry, shopWithCountry } from '@/components/visibility/words';
import { NOT_STATED } from '@/lib/client/facets';

/** The share of a retailer's top places at which the ink steps up. */
const SHADES: readonly { from: number; shade: string }[] = [
  { from: 0.2, shade: 'bg-ink/16' },
  { from: 0.16, shade: 'bg-ink/13' },
  { from: 0.12, shade: 'bg-ink/10' },
  { from: 0.08, shade: 'bg-ink/7' },
  { from: Number.MIN_VALUE, shade: 'bg-ink/4' },
];

/** The brand, its places, then a column for each retailer. */
export function spotColumns({ shops, rows }: Spots): Column<SpotRow>[] {
  const compares = rows.some(({ change }) => change !== null);
  return [
    textColumn({
      id: 'brand',
      header: 'Brand',
      width: 152,
      pinned: true,
      value: ({ brand }) => (brand.name === NOT_STATED ? null : brand.name),
      cell: ({ brand }) => (
        <span className={cn(brand.own && 'font-semibold')}>
          {brand.name === NOT_STATED ? 'not stated' : brand.name}
        </span>
      ),
      look: ({ brand }) => ({ strong: brand.own }),
    }),
    partColumn({
      id: 'spots',
      header: 'Places',
      hint: 'Of the top places of all shelves shown',
      width: 112,
      part: ({ spots }) => spots,
    }),
    percentColumn({
      id: 'share',
      header: 'Share',
      width: 72,
      value: ({ spots: { count, of } }) => (of === 0 ? null : count / of),
    }),
    partColumn({
      id: 'shelves',
      header: 'Shelves',
      hint: 'Shelves on which it holds any of them',
      width: 88,
      part: ({ shelves }) => shelves,
    }),
    ...(compares
      ? [
          integerColumn<SpotRow>({
            id: 'change',
            header: 'Change',
            hint: 'Places more than on the compared day, among the scores of both days',
            width: 80,
            value: ({ change }) => change,
          }),
        ]
      : []),
    ...shops.map(shopColumn),
  ];
}

function shopColumn({ id, retailer, country }: Shop): Column<SpotRow> {
  return {
    ...integerColumn<SpotRow>({
      id,
      header: shopInCountry(retailer, country),
      group: country ?? 'Country not stated',
      hint: `Places at ${shopWithCountry(retailer, country)}`,
      width: 92,
      value: ({ byShop }) => byShop.get(id)?.count ?? null,
      cell: ({ byShop }, format) => {
        const part = byShop.get(id);
        if (!part) return <span className="sr-only">not searched at this retailer</span>;
        return (
          <span
            title={partInWords(part, format)}
            className={cn('-mx-2 flex h-[31px] items-center justify-end px-2', shadeOf(part))}
          >
            {format.integer(part.count)}
          </span>
        );
      },
    }),
    text: ({ byShop }, format) => {
      const part = byShop.get(id);
      return part ? format.integer(part.count) : '';
    },
    look: ({ byShop }) => ({ fill: shadeOf(byShop.get(id)) }),
  };
}

function shadeOf(part: SpotRow['spots'] | undefined): string {
  const share = part && part.of > 0 ? part.count / part.of : 0;
  return SHADES.find(({ from }) => share >= from)?.shade ?? '';
}
