'use client';

import { Ellipsis } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { Chart } from '@/components/chart/chart';
import type { ChartMenuProps } from '@/components/chart/chart-menu-items';
import { ChartTableView } from '@/components/chart/chart-table';
import type { ChartValue } from '@/components/chart/chart-value';
import { AnswerPanel, type PanelProps } from '@/components/panel/answer-panel';
import { collectedWords } from '@/components/panel/coverage-words';
import { PageContext } from '@/components/panel/page-context';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Menu } from '@/components/ui/menu';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import type { Coverage } from '@/lib/queries/answer';

// Fetched when the menu first opens: no first number waits for it.
const ChartMenuItems = lazyPart(() =>
  import('@/components/chart/chart-menu-items').then((file) => file.ChartMenuItems),
);

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

/** What can be done with a chart, behind one quiet button. */
export function ChartMenu(props: ChartMenuProps) {
  return (
    <Menu
      trigger={
        <Button look="quiet" shape="icon" aria-label={`Table, picture and data of “${props.title}”`}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <ChartMenuItems {...props} />
    </Menu>
  );
}
