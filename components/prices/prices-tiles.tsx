'use client';

import { type TileExtra, Tiles } from '@/components/layout/tiles';
import { tilesByName } from '@/components/layout/tiles-by-name';
import type { PricesState } from '@/components/prices/page';
import { useFormat } from '@/lib/client/format/use-format';
import { useSettingValues } from '@/lib/client/query/use-account-settings';
import type { AnswerState } from '@/lib/client/query/use-answer';
import type { Tile } from '@/lib/queries/shared/tiles';

const OWN_WORDS = { own: 'own ', competitor: 'competitor ', all: '' };

interface PricesTilesProps {
  state: PricesState;
  tiles: AnswerState<Tile[]>;
}

/** Average discount, changes of prices, stock and buybox, each with its change, its base and the target of the account. */
export function PricesTiles({ state, tiles }: PricesTilesProps) {
  const { address, set, dates } = state;
  const format = useFormat();
  const settings = useSettingValues();
  const figures = tilesByName(tiles);
  const count = (name: string) => format.integer(figures.get(name)?.value);
  const partText = (name: string) => {
    const { part = null, whole = null } = figures.get(name) ?? {};
    return whole ? `${format.integer(part)} of ${format.integer(whole)}` : '';
  };
  // A tile counts all rows, so the filter of the changes and the rows of a link go.
  const to = (view: PricesState['address']['view'], label: string) => ({
    label,
    active: address.view === view && address.moved === 'all' && address.only === null,
    onToggle: () => set({ view, moved: null, only: null }),
  });
  const same = figures.get('same_offers_discount');
  const sameChange = same?.value == null || same.before === null ? '' : format.points(same.value - same.before);
  const lowest = figures.get('lowest_fell')?.whole;
  const extra: Record<string, TileExtra> = {
    discount: {
      note: [
        format.count(figures.get('discount')?.part ?? 0, `${OWN_WORDS[address.own]}offer`),
        sameChange && `same offers ${sameChange}`,
      ]
        .filter(Boolean)
        .join(' · '),
      filter: to('offers', 'Show the offers'),
    },
    lowest_fell: {
      note: lowest == null ? ' ' : `${count('lowest_rose')} rose · of ${format.count(lowest, 'SKU')}`,
    },
    price_changes: {
      note: `${count('price_rises')} up, ${count('price_falls')} down`,
      filter: to('changes', 'Show the changes'),
    },
    in_stock: {
      target: settings.target_in_stock ?? undefined,
      note: [partText('in_stock'), partText('offers_in_stock') && `${partText('offers_in_stock')} offers`]
        .filter(Boolean)
        .join(' · '),
    },
    buybox: { target: settings.target_buybox ?? undefined, note: partText('buybox') },
  };
  return <Tiles state={tiles} extra={extra} against={format.day(dates.against)} />;
}
