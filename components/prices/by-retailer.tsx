'use client';

import { ByRetailerPanel } from '@/components/layout/by-retailer';
import { hasTwoDays } from '@/components/prices/lead-sentence';
import { retailerFilters, retailerName } from '@/components/prices/names';
import type { PricesState } from '@/components/prices/page';
import type { PlainColumn } from '@/components/ui/plain-table';
import { useFormat } from '@/lib/client/format/use-format';
import { useSettingValues } from '@/lib/client/query/use-account-settings';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { RetailerMoves } from '@/lib/queries/prices/moves';
import type { RetailerPrices } from '@/lib/queries/prices/retailers';
import type { Figure } from '@/lib/queries/shared/figures';

/** Width of the longest bar in pixels. */
const BAR = 48;

interface ByRetailerProps {
  state: PricesState;
  retailers: AnswerState<RetailerPrices[]>;
  movers: AnswerState<RetailerMoves[]>;
}

/** Where SKUs have their lowest price, who moves first, and stock and buybox of each retailer. */
export function ByRetailer({ state, retailers, movers }: ByRetailerProps) {
  const { set, dates } = state;
  const format = useFormat();
  const settings = useSettingValues();
  const moves = new Map(movers.data?.map((row) => [row.shop, row]));
  const count = (name: string, field: 'first' | 'followed'): PlainColumn<RetailerPrices> => ({
    name,
    kind: 'number',
    className: 'px-1',
    cell: ({ keys }) =>
      movers.kind === 'content'
        ? format.integer(hasTwoDays(movers.coverage) ? (moves.get(keys.shop)?.[field] ?? 0) : null)
        : '',
  });
  return (
    <ByRetailerPanel
      state={retailers}
      height={116}
      caption={() => `▮ SKUs with the lowest price there, | on ${format.shortDay(dates.against)}`}
      rows={(rows) => rows.toSorted((a, b) => (b.lowest.now?.lowest ?? -1) - (a.lowest.now?.lowest ?? -1))}
      keyOf={({ keys }) => keys.shop}
      retailer={({ keys }) => ({ name: retailerName(keys), filter: keys.retailer })}
      onSelect={(_, { keys }) => set(retailerFilters(keys, retailers.data ?? []))}
      columns={(rows) => {
        const max = Math.max(1, ...rows.flatMap(({ lowest }) => [lowest.now?.lowest ?? 0, lowest.before?.lowest ?? 0]));
        return [
          { name: 'Lowest', kind: 'text', cell: ({ lowest }) => <Lowest {...lowest} max={max} /> },
          count('First', 'first'),
          count('Followed', 'followed'),
          {
            name: 'Buybox',
            kind: 'number',
            className: 'px-1',
            cell: ({ values }) => <Share {...values.buybox} target={settings.target_buybox} />,
          },
          {
            name: 'In stock',
            kind: 'number',
            className: 'pe-0 ps-1',
            cell: ({ values }) => <Share {...values.in_stock} target={settings.target_in_stock} />,
          },
        ];
      }}
    />
  );
}

/** A share with its counts on hover, and whether it reaches the target of the account. */
function Share({ value, part, whole, target }: Figure & { target: number | null }) {
  const format = useFormat();
  const isOff = value !== null && target !== null && value < target;
  return (
    <span title={whole ? `${format.integer(part)} of ${format.integer(whole)} SKUs` : undefined}>
      {format.percent(value)}
      {value === null || target === null ? null : (
        <span className={isOff ? 'text-off-target' : 'text-on-target'}> {isOff ? '▼' : '●'}</span>
      )}
    </span>
  );
}

/** A bar for the SKUs with the lowest price at a retailer, and a mark for those of the compared day. */
function Lowest({ now, before, max }: RetailerPrices['lowest'] & { max: number }) {
  const format = useFormat();
  if (!now) return '—';
  const x = (skus: number) => (skus / max) * BAR;
  return (
    <svg
      role="img"
      aria-label={`${format.integer(now.lowest)} of ${format.integer(now.skus)} SKUs${before ? `, ${format.integer(before.lowest)} on the compared day` : ''}`}
      width={BAR + 26}
      height={18}
      className="block"
    >
      <rect y={4} width={x(now.lowest)} height={10} fill="var(--ink-2)" />
      {before ? <path d={`M${x(before.lowest) + 1} 1V17`} stroke="var(--ink-3)" strokeWidth={2} /> : null}
      <text x={x(Math.max(now.lowest, before?.lowest ?? 0)) + 6} y={13} fontSize={12} fill="var(--ink)">
        {format.integer(now.lowest)}
      </text>
    </svg>
  );
}
