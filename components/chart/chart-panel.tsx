'use client';

import { type ReactNode, use, useState } from 'react';
import { Chart } from '@/components/chart/chart';
import { ChartMenu } from '@/components/chart/chart-menu';
import { ChartTableView } from '@/components/chart/chart-table';
import type { ChartValue } from '@/components/chart/chart-value';
import { AnswerPanel, type PanelProps } from '@/components/panel/answer-panel';
import { collectedWords } from '@/components/panel/coverage-words';
import { PageContext } from '@/components/panel/page-context';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import type { Coverage } from '@/lib/queries/answer';

interface ChartPanelProps<Answer> extends PanelProps<Answer> {
  caption?: (answer: Answer) => string;
  /** More controls next to the menu of the chart. */
  tools?: ReactNode;
  /** Of the chart, in pixels. */
  height?: number;
  chart: (answer: Answer, coverage: readonly Coverage[]) => ChartValue;
}

/** A panel with one chart: as drawing or as table, and as picture, drawing or csv for a slide. */
export function ChartPanel<Answer>(props: ChartPanelProps<Answer>) {
  const { title, state, caption, tools, chart, height = 168, ...panel } = props;
  const { notes } = use(PageContext);
  const format = useFormat();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const coverage = state.kind === 'content' ? state.coverage : [];
  return (
    <AnswerPanel
      {...panel}
      title={title}
      state={state}
      caption={caption}
      height={height}
      skeleton={<Skeleton className="h-full" />}
      actions={(answer) => (
        <>
          {tools}
          <ChartMenu
            title={title}
            notes={[caption?.(answer), [...notes, collectedWords(coverage, format)].filter(Boolean).join(' · ')]}
            chart={() => chart(answer, coverage)}
            view={view}
            onView={setView}
          />
        </>
      )}
    >
      {(answer) => {
        const value = { ...chart(answer, coverage), height };
        return view === 'chart' ? <Chart chart={value} /> : <ChartTableView label={title} chart={value} />;
      }}
    </AnswerPanel>
  );
}
