'use client';

import { type ReactNode, useMemo } from 'react';
import { CheckedPanel } from '@/components/page/checked-panel';
import { Tabs } from '@/components/ui/tabs';
import { Brands } from '@/components/visibility/brands';
import { MatrixTable } from '@/components/visibility/matrix-table';
import { PositionsPanel } from '@/components/visibility/positions';
import type { Change } from '@/components/visibility/prepare-change';
import type { Matrix } from '@/components/visibility/prepare-matrix';
import { ScoreTable } from '@/components/visibility/score-table';
import type { Filters } from '@/components/visibility/select-scores';
import { SpotsPanel } from '@/components/visibility/spots';
import { TrendPanel } from '@/components/visibility/trend';
import type { BrandGroup, Measure, SPANS, View } from '@/components/visibility/url-state';
import { capital, partInWords, TYPE_WORDS } from '@/components/visibility/words';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import type { Totals } from '@/lib/client/visibility/prepare-totals';
import type { Score } from '@/lib/client/visibility/score';
import type { PositionType, Question } from '@/lib/client/visibility/scores-url';

interface Look {
  view: View;
  measure: Measure;
  shares: BrandGroup;
  days: (typeof SPANS)[number];
  against: string | null;
  score: string | null;
}

interface ViewTabsProps {
  state: PanelState<readonly Score[]>;
  question: Question;
  filters: Filters;
  matrix: Matrix;
  scale: number | null;
  change: Change | null;
  totals: Totals;
  look: Look;
  onLook: (change: Partial<Look>) => void;
  /** Stands on every export, and the filters that are on with it. */
  title: string;
  notes: readonly string[];
  /** Opens a score of another kind of places. */
  onOpenAt: (score: Score, position: PositionType) => void;
  /** Shows the scores of a brand among the top places. */
  onBrand: (brand: string) => void;
  /** Shows the scores that do not add up. */
  onDisagreeing: () => void;
}

/** The same selection in five views, each a panel with its own states. */
export function ViewTabs(props: ViewTabsProps) {
  const { state, question, filters, matrix, scale, change, totals, look, onLook, title, notes } = props;
  const format = useFormat();
  const words = TYPE_WORDS[question.visibility_type];
  const header = capital(words.source);
  const onOpen = useMemo(() => (score: Score) => onLook({ score: score.id }), [onLook]);
  const counted = `targets met: ${partInWords(totals.met, format)} · ${format.integer(totals.open)} without data or target left out`;
  const panel = (question: string, caption: string, draw: (scores: readonly Score[]) => ReactNode) => (
    <CheckedPanel
      title={question}
      state={state}
      caption={() => caption}
      checked={[{ noun: 'scores', agreeing: totals.agreeing.count, of: totals.agreeing.of }]}
      onDisagreeing={props.onDisagreeing}
    >
      {draw}
    </CheckedPanel>
  );
  const content: Record<View, () => ReactNode> = {
    matrix: () =>
      panel('Where we miss the target', counted, () => (
        <MatrixTable
          {...{ matrix, scale, change, header, notes, onOpen }}
          measure={look.measure}
          position={question.position_type}
          onMeasure={(measure) => onLook({ measure })}
          noun={`${words.sources} by brand`}
          title={`${title}, score against target`}
        />
      )),
    positions: () => (
      <PositionsPanel
        {...{ question, filters, notes }}
        measure={look.measure}
        onMeasure={(measure) => onLook({ measure })}
        onOpen={props.onOpenAt}
        title={`${title}, by kind of place`}
      />
    ),
    brands: () => (
      <div className="flex flex-col gap-8">
        {panel('Whose products stand there', `the first ${question.first_n_products} of each shelf`, (scores) => (
          <Brands
            {...{ scores, notes }}
            group={look.shares}
            onGroup={(shares) => onLook({ shares })}
            source={words.source}
            title={`${title}, share by brand`}
          />
        ))}
        <SpotsPanel {...{ question, filters }} against={look.against} onBrand={props.onBrand} />
      </div>
    ),
    trend: () => (
      <TrendPanel
        {...{ question, filters, scale, notes }}
        span={look.days}
        onSpan={(days) => onLook({ days })}
        title={`${title}, trend`}
      />
    ),
    scores: () =>
      panel('Every score, and what it is made of', `${format.integer(totals.agreeing.of)} can be checked`, (scores) => (
        <ScoreTable {...{ scores, scale, change, header, onOpen }} title={`${title}, scores`} selected={look.score} />
      )),
  };
  const tabs = (Object.keys(content) as View[]).map((value) => ({
    value,
    label: TAB_WORDS[value],
    content: look.view === value ? content[value]() : null,
  }));
  return <Tabs label="Views of the scores" tabs={tabs} value={look.view} onChange={(view) => onLook({ view })} />;
}

const TAB_WORDS: Record<View, string> = {
  matrix: 'Against target',
  positions: 'Organic and sponsored',
  brands: 'By brand',
  trend: 'Trend',
  scores: 'All scores',
};
