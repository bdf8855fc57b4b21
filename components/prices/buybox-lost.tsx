'use client';

import { ListingPanel } from '@/components/prices/listing-panel';
import { merchantName, retailerName } from '@/components/prices/names';
import type { PricesPartProps } from '@/components/prices/page';
import { screenColumns } from '@/components/table/screen-columns';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { RowOf } from '@/lib/queries/columns';
import { buyboxColumns } from '@/lib/queries/prices/buybox.columns';

export type BuyboxRow = RowOf<typeof buyboxColumns>;

const COLUMNS = screenColumns(buyboxColumns);

/** SKUs with the buybox won by a merchant that is not a main merchant: by whom, at which price, and since when. */
export function BuyboxLost(props: PricesPartProps) {
  const format = useFormat();
  return (
    <ListingPanel
      {...props}
      title="Buybox lost"
      query="prices/buybox"
      columns={COLUMNS}
      caption="· price of the merchant that has it"
      whyEmpty={(day) =>
        `No buybox is known to be lost on ${day}. Offers without a buybox position, or of merchants not known to be main merchants or others, are not counted.`
      }
      details={(row) => (
        <span className="truncate" title={`${retailerName(row)}: ${winnerWords(row, format)}`}>
          <span className="text-ink-2">{retailerName(row)}</span>: {winnerWords(row, format)}
        </span>
      )}
    />
  );
}

/** Describes the winner and the main merchant: "QX €2.42, Korbina DE €2.66, out of stock". */
export function winnerWords(row: BuyboxRow, format: Format): string {
  const { winner, winner_price, currency, main, main_price, main_in_stock } = row;
  const words = [`${merchantName(winner)} ${format.money(winner_price, currency)}`];
  if (main_price !== null) words.push(`${merchantName(main)} ${format.money(main_price, currency)}`);
  if (main_in_stock === false) words.push('out of stock');
  return words.join(', ');
}
