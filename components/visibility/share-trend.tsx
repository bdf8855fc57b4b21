'use client';

import { INK } from '@/components/chart/chart-value';
import { BrandTrendPanel } from '@/components/layout/brand-trend-panel';
import type { VisibilityState } from '@/components/visibility/page';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import { TYPE_WORDS } from '@/lib/datasets/scores/filters';
import type { Tile } from '@/lib/queries/shared/tiles';

const HEIGHT = 196;

interface ShareTrendProps {
  state: VisibilityState;
  tiles: AnswerState<Tile[]>;
}

/** The share of own brands and the largest competitors over the period, with the target. */
export function ShareTrend({ state, tiles }: ShareTrendProps) {
  const { params, address, dates, set } = state;
  const format = useFormat();
  const targetName = `${address.position_type.toLowerCase()}_target`;
  const target = tiles.data?.find(({ name }) => name === targetName)?.value ?? null;
  const trend = useAnswer('visibility/brand-trend', { ...params, own: 'all' });
  return (
    <BrandTrendPanel
      title={TYPE_WORDS[address.visibility_type].share}
      state={trend}
      caption={({ shelves, days, series }) => {
        const shelfCount = shelves.at(-1) ?? 0;
        return [
          shelfCount > 0 && format.count(shelfCount, 'shelf'),
          shelfCount > 0 && days.includes(dates.against) && `change since ${format.shortDay(dates.against)}`,
          new Set(series.map(({ own }) => own)).size > 1 && 'own brands and the largest competitors',
        ]
          .filter(Boolean)
          .join(' · ');
      }}
      height={HEIGHT}
      together={INK}
      counts={({ listings }) => listings}
      counted="listings"
      target={target === null ? null : { value: target, label: 'target' }}
      comparedDay={dates.against}
      hasChanges
      onDay={(date) => set({ date })}
    />
  );
}
