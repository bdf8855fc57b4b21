'use client';

import type { RankingsState } from '@/components/rankings/page';
import { RankShelfLink } from '@/components/rankings/rank-shelf-link';
import { isolated } from '@/lib/client/format/isolated';
import { capital } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { STATE_WORDS } from '@/lib/queries/rankings/all.columns';
import type { ProductKeywordRanks } from '@/lib/queries/rankings/product';

interface ProductsAboveProps {
  state: RankingsState;
  shown: ProductKeywordRanks;
  date: string;
}

/** The tracked products directly above a product for a keyword on the day, and the link to the shelf of that day. */
export function ProductsAbove({ state, shown, date }: ProductsAboveProps) {
  const format = useFormat();
  const { above, above_count: count, rank, shop } = shown;
  const more = count - above.length;
  const title = `Above it on ${format.day(date)}`;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 flex items-baseline justify-between gap-4 border-line border-b pb-1 font-semibold text-body">
        {title}
        <RankShelfLink row={shown} state={state} date={date} className="font-normal underline underline-offset-2">
          See the shelf
        </RankShelfLink>
      </h3>
      {rank === null ? (
        <p className="text-ink-2">
          {shown.state === null ? 'Not tracked' : capital(STATE_WORDS[shown.state])} on this day.
        </p>
      ) : count === 0 ? (
        <p className="text-ink-2">No tracked product is above {format.position(rank)}.</p>
      ) : (
        <ol>
          {above.toReversed().map((other) => (
            <li key={other.product} className="flex min-h-6 items-baseline gap-2">
              <span className="w-8 shrink-0 text-end">{format.position(other.rank)}</span>
              <button
                type="button"
                className="min-w-0 truncate text-start hover:underline"
                onClick={() => state.set({ product: other.product, product_shop: shop }, 'replace')}
              >
                {isolated(other.product_name)}
              </button>
              <span className="shrink-0 text-ink-3">
                {isolated(other.brand_name ?? 'Unknown brand')}
                {other.is_own ? ', own' : ''}
              </span>
            </li>
          ))}
          <li className="flex min-h-6 items-baseline gap-2 font-semibold">
            <span className="w-8 shrink-0 text-end">{format.position(rank)}</span>
            This product
          </li>
        </ol>
      )}
      {more > 0 && rank !== null ? (
        <p className="text-caption text-ink-3">{format.count(more, 'more tracked product')} above these.</p>
      ) : null}
    </section>
  );
}
