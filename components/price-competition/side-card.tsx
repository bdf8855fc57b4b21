'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { merchantWord } from '@/components/price-competition/merchant-word';
import { priceHref } from '@/components/price-competition/price-href';
import { usePageLink } from '@/components/shell/use-page-link';
import { Facts } from '@/components/ui/facts';
import { OutLink } from '@/components/ui/out-link';
import { RemoteImage } from '@/components/ui/remote-image';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { useFormat } from '@/lib/client/format/use-format';
import type { LineSide } from '@/lib/queries/price-competition/line';

/** Facts of one side of a competition, with a link to its prices on the day. */
export function SideCard({ title, side, date }: { title: string; side: LineSide; date: string }) {
  const format = useFormat();
  const pageLink = usePageLink();
  const name = side.title;
  const facts: [string, ReactNode][] = [
    ['Brand', side.brand || NO_VALUE],
    ['Retailer', side.retailer || NO_VALUE],
    ['Offer', merchantWord(side.merchant_type) || NO_VALUE],
    ['Products', format.integer(side.products)],
    ['Barcode', side.barcode || NO_VALUE],
    ['SKU', side.csku_id || NO_VALUE],
    ['Product id', side.product_id || NO_VALUE],
    ['Page', <OutLink key="page" url={side.url} />],
  ];
  return (
    <section aria-label={`${title}: ${name}`} className="min-w-0">
      <h3 className="border-line border-b pb-1 font-semibold text-body">{title}</h3>
      <div className="flex gap-3 pt-2">
        <RemoteImage src={side.image} alt={side.csku_title ?? name} className="size-16" />
        <div className="min-w-0">
          <p className="break-words font-medium">{name}</p>
          {side.csku_title && side.csku_title !== name ? (
            <p className="break-words text-caption text-ink-3">{side.csku_title}</p>
          ) : null}
        </div>
      </div>
      <Facts facts={facts} className="mt-2 gap-x-3 gap-y-0.5" />
      {side.csku_id ? (
        <Link
          href={pageLink(priceHref({ sku: side.csku_id, retailer: side.retailer, date }))}
          prefetch={false}
          className="mt-2 inline-block underline decoration-line underline-offset-2 hover:decoration-ink"
        >
          Prices at all retailers
        </Link>
      ) : null}
    </section>
  );
}
