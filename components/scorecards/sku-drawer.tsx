'use client';

import Link from 'next/link';
import { useState } from 'react';
import { AnswerDrawer } from '@/components/panel/answer-drawer';
import { NewReviewsPanel } from '@/components/scorecards/new-reviews-panel';
import type { ScorecardsState } from '@/components/scorecards/page';
import { Rated } from '@/components/scorecards/rated';
import { usePageLink } from '@/components/shell/use-page-link';
import { ChoiceTable } from '@/components/ui/choice-table';
import { isolated } from '@/lib/client/format/isolated';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { RatedSku } from '@/lib/queries/scorecards/skus.columns';

/** Retailers in the table. */
const MOST = 100;

interface SkuDrawerProps {
  state: ScorecardsState;
  sku: string;
  onClose: () => void;
}

/** An SKU at every retailer, regardless of the filters of the page. A retailer of the list shows its new reviews. */
export function SkuDrawer({ state, sku, onClose }: SkuDrawerProps) {
  const { dates, params, description, address, opening } = state;
  const format = useFormat();
  const { days, scorecard_title } = params;
  const { date, against } = dates;
  const linkTo = usePageLink();
  const answer = useAnswer('scorecards/skus', {
    ...{ date, against, days, scorecard_title },
    ...{ skus: [sku], of: 'all', sort: 'rating.asc', limit: MOST },
  });
  const first = answer.data?.rows[0];
  return (
    <AnswerDrawer
      state={answer.kind === 'content' && !first ? { ...answer, data: null } : answer}
      name="SKU"
      title={() => isolated(first?.sku_name ?? 'SKU')}
      caption={() =>
        [isolated(first?.brand ?? 'Unknown brand'), first?.service_sku_id, format.day(date)].filter(Boolean).join(' · ')
      }
      settings={description.notes(address, format, { opening })}
      whyEmpty="This SKU is not in the scorecard of this day. Try another day or scorecard."
      onClose={onClose}
      className="w-[40rem]"
    >
      {({ data: { rows } }) => (
        <div className="flex flex-col gap-5">
          <AtRetailers key={sku} state={state} rows={rows} />
          {first?.service_sku_id ? (
            <Link
              href={linkTo(`/prices?${new URLSearchParams({ date, sku: first.service_sku_id })}`)}
              className="underline underline-offset-2"
            >
              Prices of this SKU
            </Link>
          ) : null}
        </div>
      )}
    </AnswerDrawer>
  );
}

/** The ratings of the SKU by retailer, and the new reviews of one. */
function AtRetailers({ state, rows }: { state: ScorecardsState; rows: readonly RatedSku[] }) {
  const format = useFormat();
  const [selectedId, setSelectedId] = useState(state.address.row);
  const selectedSku = rows.find(({ id }) => id === selectedId) ?? rows[0];
  if (!selectedSku) return null;
  return (
    <>
      <NewReviewsPanel state={state} id={selectedSku.id} />
      <ChoiceTable
        label="Retailers"
        name="Retailer"
        nameOf={({ retailer }) => shopName(retailer)}
        chosen={selectedSku}
        onChoose={({ id }) => setSelectedId(id)}
        columns={[
          {
            name: 'Rating',
            kind: 'number',
            cell: ({ rating, target, is_below }) => <Rated rating={rating} target={target} isBelow={is_below} />,
          },
          { name: 'Change', kind: 'number', cell: ({ change }) => format.difference(change, 2) },
          { name: 'Reviews', kind: 'number', cell: ({ total }) => format.integer(total) },
          { name: 'New', kind: 'number', cell: ({ reviews }) => format.integer(reviews) },
          { name: 'Five-star reviews needed', kind: 'number', cell: ({ needed }) => format.integer(needed) },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </>
  );
}
