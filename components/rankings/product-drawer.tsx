'use client';

import { findProduct } from '@/components/rankings/find-product';
import { ProductPlaces } from '@/components/rankings/product-places';
import type { Compared } from '@/components/rankings/use-compared';
import { Drawer } from '@/components/ui/drawer';
import type { Provenance } from '@/lib/client/panel-state';
import { productName, type Ranking, retailerName } from '@/lib/client/rankings/ranking';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { useFormat } from '@/lib/client/use-format';

interface ProductDrawerProps {
  /** Null: nothing is open. */
  open: string | null;
  onClose: () => void;
  all: readonly Ranking[];
  /** Null while no day is compared. */
  compared: Compared | null;
  question: Question | null;
  provenance: Provenance | undefined;
}

/** Where a product stands for each of its keywords, who is above it, and the row that says so. */
export function ProductDrawer({ open, onClose, all, compared, question, provenance }: ProductDrawerProps) {
  const format = useFormat();
  const found = open === null || !question ? null : findProduct(open, all, compared, question);
  const item = found?.ranking.item;
  return (
    <Drawer
      open={open !== null}
      onOpenChange={(opened) => !opened && onClose()}
      title={item ? productName(item) : 'Not in this answer'}
      caption={
        item
          ? [
              retailerName(item),
              item.brand_name,
              item.barcode,
              ownLabel(item.is_customer_brand),
              item.is_psku && 'power SKU',
            ]
              .filter(Boolean)
              .join(' · ')
          : null
      }
      className="w-[44rem]"
    >
      {found ? (
        <>
          {found.gone ? (
            <p className="mb-3 text-ink-2">
              Listed on {format.day(found.question.end_date)}, and no longer on {format.day(question?.end_date)}: its
              places are those of the earlier day.
            </p>
          ) : null}
          <ProductPlaces {...found} provenance={found.gone ? undefined : provenance} />
        </>
      ) : (
        <p className="text-ink-2">This answer does not hold the product. It may be listed on another day.</p>
      )}
    </Drawer>
  );
}

function ownLabel(own: boolean | null): string | null {
  return own === null ? null : own ? 'own' : 'competitor';
}
