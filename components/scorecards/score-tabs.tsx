'use client';

import { type ReactNode, useMemo } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { RefreshButton } from '@/components/page/refresh-button';
import { Panel } from '@/components/panel/panel';
import { ChangeTable } from '@/components/scorecards/change-table';
import { GridTable } from '@/components/scorecards/grid-table';
import { prepareGrid } from '@/components/scorecards/prepare-grid';
import { SamplesChart } from '@/components/scorecards/samples-chart';
import { SkuTable } from '@/components/scorecards/sku-table';
import { TrendChart, type TrendChartProps } from '@/components/scorecards/trend-chart';
import { type CountSource, type Move, type RowKind, VIEWS, type View } from '@/components/scorecards/url-state';
import type { Scores } from '@/components/scorecards/use-scores';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Tabs } from '@/components/ui/tabs';
import type { PanelState } from '@/lib/client/panel-state';
import type { Period } from '@/lib/client/period';

interface Look {
  view: View;
  counts: CountSource;
  rows: RowKind;
  moved: Move;
  /** The row that is open. */
  row: string | null;
}

interface ScoreTabsProps {
  /** Whether there is something to draw. */
  state: PanelState<unknown>;
  /** The same of the range that is compared with. */
  compared: PanelState<unknown>;
  scores: Scores;
  styles: ReadonlyMap<string, BrandStyle>;
  look: Look;
  onLook: (change: Partial<Look>) => void;
  onCell: (brand: string, retailer: string | null) => void;
  onRange: (range: Period) => void;
  ranges: { now: string; before: string };
  /** What a trend asks of the ranges before. */
  asked: Pick<TrendChartProps, 'scorecardTitle' | 'filters' | 'minimum'> & { period: Period | null };
  /** What is counted, under every panel's title. */
  caption: string;
  /** Stands on every export. */
  title: string;
  /** The filters that are on, in words. */
  notes: string;
}

const VIEW_WORDS: Record<View, { tab: string; question: string }> = {
  grid: { tab: 'Retailer × brand', question: 'Where ratings stand, and on how many reviews' },
  skus: { tab: 'SKUs', question: 'Which SKU at which retailer, and what it would take' },
  changes: { tab: 'Changes', question: 'What moved between the two ranges' },
  trend: { tab: 'Trend', question: 'How brands have fared, range after range' },
  samples: { tab: 'Ratings by reviews', question: 'Which ratings rest on little' },
};

/** The same selection in five views, each a panel with its own states. */
export function ScoreTabs(props: ScoreTabsProps) {
  const { state, compared, scores, styles, look, onLook, onCell, onRange, ranges, asked, caption, title, notes } =
    props;
  const { row: open, counts, rows: kind, moved: move } = look;
  const onOpen = (row: string) => onLook({ row });
  const { reading, shown, rows, changes } = scores;
  const grid = useMemo(() => prepareGrid(shown, reading.weighting, changes?.rows), [shown, reading.weighting, changes]);
  const draw: Record<View, () => ReactNode> = {
    grid: () => (
      <GridTable
        grid={grid}
        reading={reading}
        styles={styles}
        onCell={onCell}
        notes={notes}
        compared={changes !== null}
        title={`${title}, retailer by brand`}
      />
    ),
    skus: () => (
      <SkuTable
        rows={rows}
        reading={reading}
        styles={styles}
        kind={kind}
        open={open}
        onOpen={onOpen}
        onKind={(chosen) => onLook({ rows: chosen })}
        compared={changes !== null}
        fromFile={counts === 'file'}
        onFromFile={(on) => onLook({ counts: on ? 'file' : 'range' })}
        title={`${title}, SKUs`}
      />
    ),
    changes: () =>
      changes ? (
        <ChangeTable
          changes={changes}
          reading={reading}
          ranges={ranges}
          styles={styles}
          move={move}
          open={open}
          onOpen={onOpen}
          onMove={(moved) => onLook({ moved })}
          title={`${title}, changes`}
        />
      ) : null,
    trend: () =>
      asked.period ? (
        <TrendChart
          {...asked}
          reading={reading}
          styles={styles}
          onRange={onRange}
          notes={notes}
          period={asked.period}
          facts={scores.facts}
          brands={grid.rows.map(({ brand }) => brand)}
          title={`${title}, trend`}
        />
      ) : null,
    samples: () => (
      <SamplesChart
        rows={rows}
        reading={reading}
        styles={styles}
        onOpen={onOpen}
        notes={notes}
        title={`${title}, ratings by reviews`}
      />
    ),
  };
  const tabs = VIEWS.map((one) => ({
    value: one,
    label: VIEW_WORDS[one].tab,
    content: (
      <Panel
        title={VIEW_WORDS[one].question}
        state={one === 'changes' && state.kind === 'content' ? compared : state}
        caption={() => caption}
        actions={() => <RefreshButton state={state} />}
        skeleton={<SkeletonRows rows={10} />}
        className="min-h-80"
      >
        {draw[one]}
      </Panel>
    ),
  }));
  return <Tabs label="Views of the scorecard" tabs={tabs} value={look.view} onChange={(view) => onLook({ view })} />;
}
