'use client';

import { useState } from 'react';
import { type Multiple, SmallMultiples } from '@/components/chart/small-multiples';
import { AnswerPanel } from '@/components/panel/answer-panel';
import type { ScorecardsState } from '@/components/scorecards/page';
import { Rated } from '@/components/scorecards/rated';
import { ShowMore } from '@/components/ui/show-more';
import { Skeleton } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { RatingsByRetailer, RetailerRatings } from '@/lib/queries/scorecards/retailers';

/** Height of one line of retailers in pixels. */
const HEIGHT = 112;
/** Retailers on two lines of a wide screen. */
const SHOWN = 14;

/** The average rating of each retailer by day, with the target, the lowest first. A click filters by the retailer. */
export function RetailersPanel({ state: { params, dates, set } }: { state: ScorecardsState }) {
  const format = useFormat();
  const [limit, setLimit] = useState(SHOWN);
  const answer = useAnswer('scorecards/retailers', params);
  return (
    <AnswerPanel
      title="Average rating by retailer"
      state={answer}
      height={HEIGHT}
      skeleton={<Skeleton className="h-full" />}
      caption={({ retailers, target, days, weightedDays }) =>
        [
          `${format.count(retailers.length, 'retailer')}, lowest first`,
          `dashed: target ${format.decimal(target, 1)}`,
          axisWords(ratingAxis(retailers, target), format),
          weightWords(weightedDays, days.length, format),
        ].join(' · ')
      }
      isEmpty={({ retailers }) => retailers.length === 0}
    >
      {({ retailers, target, days }) => {
        const comparedIndex = days.indexOf(dates.against);
        return (
          <>
            <SmallMultiples
              layout="line"
              axis={ratingAxis(retailers, target)}
              multiples={retailers.slice(0, limit).map((row) => ({
                ...multipleOf(row, target, format, (retailer) => set({ retailer: [retailer] })),
                comparedIndex,
              }))}
            />
            <ShowMore shown={limit} total={retailers.length} onMore={() => setLimit(retailers.length)} />
          </>
        );
      }}
    </AnswerPanel>
  );
}

/** Returns one axis for the ratings of all retailers, from tenth to tenth, which includes the target. */
export function ratingAxis(
  retailers: readonly { rating: Pick<RetailerRatings['rating'], 'trend'> }[],
  target: number,
): [low: number, high: number] {
  const ratings = [...retailers.flatMap(({ rating }) => rating.trend), target].filter((rating) => rating !== null);
  const low = Math.floor(Math.min(...ratings) * 10 + 1e-9) / 10;
  return [low, Math.max(low + 0.2, Math.ceil(Math.max(...ratings) * 10 - 1e-9) / 10)];
}

function axisWords([low, high]: [number, number], format: Format): string {
  return `axis ${format.decimal(low, 1)} to ${format.decimal(high, 1)}`;
}

/** "weighted by reviews, known on 40 of 56 days" */
function weightWords(weightedDays: number | null, days: number, format: Format): string {
  if (weightedDays === null) return 'each SKU equal';
  if (weightedDays === days) return 'weighted by reviews';
  return `weighted by reviews, known on ${format.integer(weightedDays)} of ${format.count(days, 'day')}`;
}

function multipleOf(
  { shop, retailer, rating, below }: RetailerRatings,
  target: RatingsByRetailer['target'],
  format: Format,
  onSelect: (retailer: string) => void,
): Multiple {
  const name = shopName(retailer);
  const { value } = rating;
  return {
    key: shop,
    name,
    onSelect: retailer === null ? undefined : () => onSelect(retailer),
    value: <Rated rating={value} target={target} isBelow={value === null ? null : value < target} />,
    trend: rating.trend,
    target,
    label: `Average rating at ${name} over ${rating.trend.length} days`,
    notes: [below.whole ? `${format.integer(below.part)} of ${format.integer(below.whole)} below` : 'not rated', ''],
  };
}
