'use client';

import { ChartPanel } from '@/components/chart/chart-panel';
import type { ScorecardsState } from '@/components/scorecards/page';
import { REVIEWS_HEIGHT, reviewsChart } from '@/components/scorecards/reviews-chart';
import { Button } from '@/components/ui/button';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { NewReviews } from '@/lib/queries/scorecards/new-reviews';
import { withoutBrand } from '@/lib/text/without-brand';

interface NewReviewsPanelProps {
  state: ScorecardsState;
  /** Identifies the SKU at a retailer. */
  id: string;
}

/** The rating of an SKU at a retailer over the days, against the averages of its new reviews. */
export function NewReviewsPanel({ state, id }: NewReviewsPanelProps) {
  const { params, dates, set } = state;
  const format = useFormat();
  const answer = useAnswer('scorecards/new-reviews', { ...params, id });
  const reviews = answer.data ?? null;
  return (
    <div>
      <ChartPanel
        title={reviews ? titleOf(reviews) : 'New reviews'}
        state={answer}
        height={REVIEWS_HEIGHT}
        caption={(reviews) => (reviews ? `dots: new reviews, by ${format.count(reviews.files, 'rating file')}` : '')}
        isEmpty={(answer) => answer === null}
        whyEmpty={() => `No rating of this SKU from ${format.day(dates.from)} to ${format.day(dates.date)}.`}
        chart={(answer, coverage) =>
          reviewsChart(answer as NewReviews, {
            coverage,
            against: dates.against,
            onDay: (date) => set({ date }),
          })
        }
      />
      {reviews ? (
        <div className="mt-1 text-caption text-ink-2">
          {reviews.turn ? <Turn turn={reviews.turn} format={format} /> : null}
          <Button
            look="quiet"
            className="-ms-2"
            onClick={() => set({ view: 'all', only: [reviews.sku], retailer: null, country: null, q: null })}
          >
            At every retailer
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** "New reviews of Shampoo at Korbina DE" */
function titleOf({ sku_name, brand, retailer }: NewReviews): string {
  return `New reviews of ${isolated(withoutBrand(sku_name, brand) ?? sku_name)} at ${shopName(retailer)}`;
}

interface TurnProps {
  turn: NonNullable<NewReviews['turn']>;
  format: Format;
}

/** "42 reviews since 16 Jun, average 1.7; the 310 before, 4.4." */
function Turn({ turn: { since, after, before }, format }: TurnProps) {
  return (
    <p>
      <strong className="font-semibold text-ink">
        {format.count(after.reviews, 'review')} since {format.shortDay(since)}
      </strong>
      , average {format.decimal(after.average, 1)}; the {format.integer(before.reviews)} before,{' '}
      {format.decimal(before.average, 1)}.
    </p>
  );
}
