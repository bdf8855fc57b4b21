'use client';

import { useMemo } from 'react';
import { OTHER_STYLE, UNNAMED_STYLE } from '@/components/chart/brand-color';
import { ChartPanel } from '@/components/chart/chart-panel';
import { INK } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { dayStates } from '@/components/panel/coverage-words';
import type { VisibilityState } from '@/components/visibility/page';
import { TYPE_WORDS } from '@/components/visibility/words';
import { counted } from '@/lib/client/counted';
import { isolated } from '@/lib/client/isolated';
import { type AnswerState, useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { Tile } from '@/lib/queries/shared/tiles';
import type { BrandTrend } from '@/lib/queries/visibility/brand-trend';

const HEIGHT = 196;
const NO_SERIES: BrandTrend['series'] = [];

interface ShareTrendProps {
  state: VisibilityState;
  tiles: AnswerState<Tile[]>;
}

/** Own brands and the largest competitors over the period, against what the targets ask for. */
export function ShareTrend({ state, tiles }: ShareTrendProps) {
  const { params, address, dates, notes, set, clear } = state;
  const format = useFormat();
  const targetName = `${address.position_type.toLowerCase()}_target`;
  const target = tiles.kind === 'content' ? (tiles.data.find(({ name }) => name === targetName)?.value ?? null) : null;
  const trend = useAnswer('visibility/brand-trend', { ...params, own: 'all' });
  const series = trend.kind === 'content' ? trend.data.series : NO_SERIES;
  const brands = useMemo(() => series.flatMap(({ name, own }) => (name === null ? [] : [{ name, own }])), [series]);
  const styles = useBrandStyles(brands);
  const mark = trend.kind === 'content' ? trend.data.days.indexOf(dates.against) : -1;
  return (
    <ChartPanel
      title={TYPE_WORDS[address.visibility_type].share}
      state={trend}
      caption={({ shelves, other }) =>
        `own brands and the largest competitors${other ? `, ${counted(other.brands, 'other brand', format)} together` : ''} · ${counted(shelves.at(-1) ?? 0, 'shelf', format)}`
      }
      isEmpty={(data) => data.series.length === 0}
      onClearFilters={clear}
      notes={notes}
      height={HEIGHT}
      chart={(data, coverage) =>
        trendChart({
          days: data.days,
          unit: 'percent',
          height: HEIGHT,
          counts: data.listings,
          counted: 'listings',
          states: dayStates(coverage, data.days),
          target: target === null ? null : { value: target, label: 'target' },
          mark: mark >= 0 && mark < data.days.length - 2 ? { at: mark, label: format.shortDay(dates.against) } : null,
          series: [
            ...data.series.map((line) => ({
              name: nameOf(line),
              values: line.values,
              style: line.own ? INK : line.name === null ? UNNAMED_STYLE : styles.get(line.name),
            })),
            ...(data.other
              ? [{ name: `Other (${data.other.brands})`, values: data.other.values, style: OTHER_STYLE }]
              : []),
          ],
          onOpen: (at) => set({ date: data.days[at] ?? null }),
        })
      }
    />
  );
}

function nameOf({ name, own }: BrandTrend['series'][number]): string {
  if (own) return 'Own';
  return name === null ? 'Brand not stated' : isolated(name);
}
