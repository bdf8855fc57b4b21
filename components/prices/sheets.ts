import { changeColumns } from '@/components/prices/change-columns';
import { depthColumns, depthRows } from '@/components/prices/depth-columns';
import { matrixColumns } from '@/components/prices/matrix-columns';
import { offerColumns } from '@/components/prices/offer-columns';
import { prepareDiscounts } from '@/components/prices/prepare-discounts';
import { prepareMatrix } from '@/components/prices/prepare-matrix';
import { prepareSpread, type SpreadGroup } from '@/components/prices/prepare-spread';
import { spreadSheet } from '@/components/prices/spread-sheet';
import type { Prices } from '@/components/prices/use-prices';
import { toSheet } from '@/components/table/to-sheet';
import type { Format } from '@/lib/client/format';
import type { PriceBasis } from '@/lib/client/prices/offer';
import type { Sheet } from '@/lib/client/sheet';

interface Look {
  basis: PriceBasis;
  group: SpreadGroup;
  price2: string;
  /** The day that is compared with, where one is. */
  against: string | null;
}

/** The page as sheets, a panel each, all columns: what is drawn from, under the filters that are on. */
export function pageSheets({ now, day, changes }: Prices, look: Look, format: Format): Sheet[] {
  const { basis, group, price2, against } = look;
  const matrix = prepareMatrix(now.items, basis);
  const discounts = prepareDiscounts(now.items);
  const days = { now: format.shortDay(day), before: format.shortDay(against) };
  return [
    toSheet('SKU by retailer', matrixColumns(matrix.shops, price2, format), matrix.rows),
    toSheet('Offers', offerColumns(price2), now.items),
    ...(changes ? [toSheet('Changes', changeColumns(days), changes.rows)] : []),
    ...prepareSpread(now.items, group, basis).map((spread) =>
      spreadSheet(spread, group, `Spread ${spread.currency ?? 'without a currency'}`),
    ),
    toSheet('Discounts', depthColumns(discounts), depthRows(discounts)),
  ];
}
