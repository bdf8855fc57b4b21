'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { AnswerDrawer } from '@/components/panel/answer-drawer';
import { OTHER, otherListingsParams, otherShelf, type ShelfParams } from '@/components/shelf/page';
import { moveWords, type ShelfRow } from '@/components/shelf/words';
import { usePageLink } from '@/components/shell/use-page-link';
import { Facts } from '@/components/ui/facts';
import { OutLink } from '@/components/ui/out-link';
import { RemoteImage } from '@/components/ui/remote-image';
import { writeList } from '@/lib/client/address/url-list';
import type { Format } from '@/lib/client/format/format';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { isolated } from '@/lib/client/format/isolated';
import { withStar } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import type { TableAnswer } from '@/lib/queries/table';

type Listings = AnswerState<TableAnswer<ShelfRow>>;

interface ListingDrawerProps {
  params: ShelfParams;
  id: string;
  listings: Listings;
  onClose: () => void;
}

/** A listing with what is known of its product on the day, and links to its prices, ranks and ratings. */
export function ListingDrawer({ params, id, listings, onClose }: ListingDrawerProps) {
  const format = useFormat();
  const isOther = id.startsWith(OTHER);
  const other = useAnswer('shelf/shelf', isOther ? otherListingsParams(params) : null);
  // A listing that is gone has the facts of the compared shelf.
  const { date } = isOther || id.startsWith('gone/') ? otherShelf(params) : params;
  const state = isOther ? other : listings;
  const find = ({ rows }: TableAnswer<ShelfRow>) =>
    rows.find((row) => row.id === (isOther ? id.slice(OTHER.length) : id)) ?? null;
  return (
    <AnswerDrawer
      state={state.kind === 'content' ? { ...state, data: find(state.data) } : state}
      name="Listing"
      title={({ name, is_power }) => withStar(name, is_power)}
      caption={({ brand, barcode }) =>
        [isolated(brand ?? 'Unknown brand'), barcode && `EAN ${barcode}`, format.day(date)].filter(Boolean).join(' · ')
      }
      whyEmpty="No such listing on this shelf. It may be on another day or at another retailer."
      onClose={onClose}
      className="w-[36rem]"
    >
      {({ data: row }) => (
        <div className="flex flex-col gap-5">
          <div className="flex gap-5">
            <RemoteImage src={row.product_image_url} alt={row.name} className="size-24 sm:size-36" />
            <Facts facts={factsOf(row, format)} />
          </div>
          <Links row={row} date={date} positionType={params.position_type} />
        </div>
      )}
    </AnswerDrawer>
  );
}

function factsOf(row: ShelfRow, format: Format): [string, ReactNode][] {
  const { price, currency, is_out_of_stock } = row;
  const priceText = price === null ? 'no price' : format.money(price, currency);
  const stock = is_out_of_stock === null ? 'stock not known' : is_out_of_stock ? 'out of stock' : 'in stock';
  return [
    ['Rank', [format.position(row.rank), moveWords(row, format)].filter(Boolean).join(', ')],
    ['Type', row.won ?? NO_VALUE],
    ['Brand', row.own === null ? 'owner not known' : row.own ? 'own' : 'competitor'],
    ['Price', row.sku === null ? 'not in the prices of the day' : `${priceText}, ${stock}`],
    ['Rating', format.decimal(row.rating, 2)],
    ['Title on the shelf', isolated(row.listed_title ?? NO_VALUE)],
    ['Product page', <OutLink key="page" url={row.product_url} />],
  ];
}

interface LinksProps {
  row: ShelfRow;
  date: string;
  positionType: ShelfParams['position_type'];
}

/** Links to the pages that know the product, on the same day. */
function Links({ row, date, positionType }: LinksProps) {
  const { sku, retailer, product_id, rating_id } = row;
  const linkTo = usePageLink();
  const hrefOf = (path: string, search: Record<string, string>) =>
    `${path}?${new URLSearchParams({ date, ...search })}`;
  const links: [words: string, href: string | null][] = [
    ['See its prices', sku && linkTo(hrefOf('/prices', { sku, sku_retailer: retailer ?? '' }))],
    ['See its ranks', product_id && linkTo(hrefOf('/rankings', { product: product_id, position_type: positionType }))],
    // The filters of this page would leave its rows out of the list.
    [
      'See its ratings',
      rating_id && hrefOf('/scorecards', { view: 'all', only: writeList([sku ?? '']), row: rating_id }),
    ],
  ];
  return (
    <p className="flex flex-wrap gap-x-4">
      {links.map(([words, href]) =>
        href ? (
          <Link key={words} href={href} prefetch={false} className="min-h-6 underline underline-offset-2">
            {words}
          </Link>
        ) : null,
      )}
    </p>
  );
}
