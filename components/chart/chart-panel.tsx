'use client';

import { useState } from 'react';
import { Chart } from '@/components/chart/chart';
import { ChartMenu } from '@/components/chart/chart-menu';
import { ChartTableView } from '@/components/chart/chart-table';
import type { ChartValue } from '@/components/chart/chart-value';
import { AnswerPanel, type PanelProps } from '@/components/panel/answer-panel';
import { collectedWords } from '@/components/panel/coverage-words';
import { usePageContext } from '@/components/panel/page-context';
import { Skeleton } from '@/components/ui/skeleton';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { useShown } from '@/lib/client/query/use-last';
import type { Coverage } from '@/lib/queries/answer';

interface ChartPanelProps<Answer> extends PanelProps<Answer> {
  caption?: (answer: Answer) => string;
  /** Of the chart, in pixels. */
  height?: number;
  chart: (answer: Answer, coverage: readonly Coverage[]) => ChartValue;
}

/** A panel with one chart: as drawing or as table, and as picture, drawing or csv for a slide. */
export function ChartPanel<Answer>(props: ChartPanelProps<Answer>) {
  const { title, state, caption, chart, height = 168, ...panel } = props;
  const { subject, notes } = usePageContext();
  const isOutdated = state.kind === 'content' && state.isOutdated === true;
  const shownNotes = useShown(notes, isOutdated);
  const format = useFormat();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const coverage = state.coverage ?? [];
  return (
    <AnswerPanel
      {...panel}
      title={title}
      state={state}
      caption={caption}
      height={height}
      skeleton={<Skeleton className="h-full" />}
      actions={(answer) => (
        <ChartMenu
          title={subject ? `${isolated(subject)}, ${title}` : title}
          // Names of files are cut at their end.
          fileTitle={subject ? `${title}, ${subject}` : undefined}
          notes={[
            // As on screen: it can name the new day.
            isOutdated ? undefined : caption?.(answer),
            [...shownNotes, collectedWords(coverage, format)].filter(Boolean).join(' · '),
          ]}
          chart={() => chart(answer, coverage)}
          view={view}
          onView={setView}
        />
      )}
    >
      {(answer) => {
        const value = { ...chart(answer, coverage), height };
        return view === 'chart' ? <Chart chart={value} /> : <ChartTableView label={title} chart={value} />;
      }}
    </AnswerPanel>
  );
}
