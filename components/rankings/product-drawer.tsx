'use client';

import Link from 'next/link';
import { EvidenceButton } from '@/components/page/evidence-button';
import { usePageLink } from '@/components/page/use-page-link';
import { PlaceTable } from '@/components/rankings/place-table';
import { Drawer } from '@/components/ui/drawer';
import { counted } from '@/lib/client/counted';
import type { Provenance } from '@/lib/client/panel-state';
import { judgedBasis } from '@/lib/client/rankings/place';
import { targetsOf } from '@/lib/client/rankings/prepare-targets';
import { productName, type Ranking, retailerName } from '@/lib/client/rankings/ranking';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { useFormat } from '@/lib/client/use-format';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';

interface ProductDrawerProps {
  /** Null: nothing is open. */
  open: string | null;
  onClose: () => void;
  all: readonly Ranking[];
  question: Question | null;
  provenance: Provenance | undefined;
}

/** Where a product stands for each of its keywords, and the row that says so. */
export function ProductDrawer({ open, onClose, all, question, provenance }: ProductDrawerProps) {
  const format = useFormat();
  const linkTo = usePageLink();
  const ranking = open === null ? undefined : all.find(({ id }) => id === open);
  const item = ranking?.item;
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
              whose(item.is_customer_brand),
              item.is_psku && 'power SKU',
            ]
              .filter(Boolean)
              .join(' · ')
          : null
      }
      className="w-[44rem]"
    >
      {ranking && item && question ? (
        <>
          <TargetSentence ranking={ranking} question={question} />
          <div className="my-3 flex flex-wrap items-center gap-1">
            <EvidenceButton
              of={`Places of ${productName(item)}`}
              label="Evidence"
              evidence={{ endpoint: visibilitySearchByProduct, params: question, rows: [item], provenance }}
            />
            {item.barcode ? (
              <Link
                href={linkTo(`/prices?q=${encodeURIComponent(item.barcode)}`)}
                prefetch={false}
                className="px-2 underline"
              >
                Prices of this product
              </Link>
            ) : null}
          </div>
          <PlaceTable ranking={ranking} judged={judgedBasis(question.position_type)} question={question} />
          <p className="mt-2 text-caption text-ink-3">
            Places of the last day within {format.day(question.start_date)} to {format.day(question.end_date)} on which
            each keyword was collected.
          </p>
        </>
      ) : (
        <p className="text-ink-2">This answer does not hold the product. It may be listed on another day.</p>
      )}
    </Drawer>
  );
}

function TargetSentence({ ranking, question }: { ranking: Ranking; question: Question }) {
  const format = useFormat();
  const { met, missed, noData, distance, unranked } = targetsOf(ranking, judgedBasis(question.position_type));
  if (met + missed + noData === 0) return <p className="text-ink-2">The service names no target for this product.</p>;
  return (
    <p>
      {format.integer(met)} of {counted(met + missed, 'target', format)} met
      {missed > 0
        ? `; ${counted(distance, 'place', format)} to gain, and ${counted(unranked, 'keyword', format)} without a rank`
        : ''}
      {noData > 0 ? `; ${format.integer(noData)} more without data` : ''}.
    </p>
  );
}

function whose(own: boolean | null): string | null {
  return own === null ? null : own ? 'own' : 'competitor';
}
