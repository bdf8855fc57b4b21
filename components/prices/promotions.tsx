'use client';

import { EmptyAnswer } from '@/components/panel/answer-panel';
import { PanelProblem } from '@/components/panel/panel-problem';
import { retailerName } from '@/components/prices/names';
import type { PricesState } from '@/components/prices/page';
import { PromotionDaysPanel } from '@/components/prices/promotion-days';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { SkeletonRows } from '@/components/ui/skeleton';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { RowOf } from '@/lib/queries/columns';
import { promotionShareColumns } from '@/lib/queries/prices/promotion-shares.columns';

type ShareRow = RowOf<typeof promotionShareColumns>;

/** Maximum number of retailers to choose from. */
const MOST_RETAILERS = 200;
const COLUMNS = screenColumns(promotionShareColumns, {
  cells: {
    own_share: ({ own_share, own_on, own_days }, format) => (
      <span title={`${format.integer(own_on)} of ${format.integer(own_days)} days`}>{format.percent(own_share)}</span>
    ),
    rival_share: ({ rival_share, rival_on, rival_days }, format) => (
      <span title={`${format.integer(rival_on)} of ${format.integer(rival_days)} days`}>
        {format.percent(rival_share)}
      </span>
    ),
    difference: ({ difference }, format) => format.points(difference === null ? null : difference / 100),
  },
});

interface PromotionsProps {
  state: PricesState;
  /** Opens an SKU at a retailer, by its name. */
  onSelect: (sku: string, retailer: string | null) => void;
}

/** Promotions at a retailer by SKU and day, and how often own SKUs and competitors’ are on promotion at each retailer. */
export function Promotions({ state, onSelect }: PromotionsProps) {
  const { params, address, dates, set } = state;
  const format = useFormat();
  const shares = useAnswer('prices/promotion-shares', { ...params, limit: MOST_RETAILERS });
  if (shares.kind === 'loading') return <SkeletonRows rows={12} />;
  if (shares.kind === 'problem') return <PanelProblem problem={shares.problem} onRetry={shares.retry} />;
  const { rows } = shares.data;
  const retailer = address.promo_retailer ?? rows[0]?.retailer ?? null;
  if (retailer === null)
    return <EmptyAnswer coverage={shares.coverage} onRetry={shares.retry} onCollect={shares.collect} />;
  const choose = (next: string | null) => next !== null && set({ promo_retailer: next });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PromotionDaysPanel
        key={retailer}
        state={state}
        retailer={retailer}
        options={retailerOptions(rows, retailer)}
        isLeft={rows.some((row) => row.retailer === retailer && skusOf(row, address.own) > 0)}
        onSelect={onSelect}
      />
      <AnswerTable
        query="prices/promotion-shares"
        params={params}
        columns={COLUMNS}
        label="Share of days on promotion, by retailer"
        title={`Share of days on promotion ${dates.date}`}
        noun="retailer"
        urlPrefix="shares"
        onOpen={(row) => choose(row.retailer)}
        lead={
          <h2 className="font-semibold text-panel">
            Share of days on promotion{' '}
            <span className="font-normal text-caption text-ink-3">
              own against competitors, {format.shortDay(dates.from)} to {format.shortDay(dates.date)}
            </span>
          </h2>
        }
      />
    </div>
  );
}

/** Returns the number of SKUs at a retailer whose promotions are listed. */
function skusOf({ own_skus, rival_skus }: ShareRow, own: PricesState['address']['own']): number {
  if (own === 'own') return own_skus;
  return own === 'competitor' ? rival_skus : own_skus + rival_skus;
}

/** Returns the retailers by name, and the selected one if the filters leave none of its SKUs. */
function retailerOptions(rows: readonly ShareRow[], selected: string) {
  const names = new Map(rows.map((row) => [row.retailer ?? '', retailerName(row)]));
  if (!names.has(selected)) names.set(selected, isolated(selected));
  return [...names].map(([value, label]) => ({ value, label })).toSorted((a, b) => a.label.localeCompare(b.label));
}
