'use client';

import { ChartLine, Ellipsis, FileImage, FileSpreadsheet, Table2 } from 'lucide-react';
import { useState } from 'react';
import { Chart } from '@/components/chart/chart';
import { ChartTableView, isDay } from '@/components/chart/chart-table';
import { type ChartValue, toSheet } from '@/components/chart/chart-value';
import { AnswerPanel, type PicturePanelProps } from '@/components/panel/answer-panel';
import { collectedWords } from '@/components/panel/coverage-words';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import type { Format } from '@/lib/client/format';
import { saveCsv } from '@/lib/client/save-csv';
import { useFormat } from '@/lib/client/use-format';
import type { Coverage } from '@/lib/queries/answer';

interface ChartPanelProps<Answer> extends PicturePanelProps<Answer> {
  /** Pixels of the place it takes while it loads. */
  height?: number;
  chart: (answer: Answer, coverage: readonly Coverage[]) => ChartValue;
}

/** A panel with one chart: as drawing or as table, and as picture, drawing or csv for a slide. */
export function ChartPanel<Answer>(props: ChartPanelProps<Answer>) {
  const { title, state, caption, notes = [], tools, chart, height = 168, ...panel } = props;
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
          {tools?.(answer)}
          <ChartMenu
            title={title}
            notes={[caption?.(answer), [...notes, collectedWords(coverage)].filter(Boolean).join(' · ')]}
            chart={() => chart(answer, coverage)}
            view={view}
            onView={setView}
          />
        </>
      )}
    >
      {(answer) => {
        const value = chart(answer, coverage);
        return view === 'chart' ? <Chart chart={value} /> : <ChartTableView label={title} table={value.table} />;
      }}
    </AnswerPanel>
  );
}

interface ChartMenuProps {
  title: string;
  /** Printed into pictures, a line each; the dates of the chart are added. */
  notes: readonly (string | undefined)[];
  chart: () => ChartValue;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
}

/** What can be done with a chart, behind one quiet button. */
export function ChartMenu({ title, notes, chart, view, onView }: ChartMenuProps) {
  const format = useFormat();
  async function save(extension: 'png' | 'svg') {
    try {
      const { saveChart } = await import('@/components/chart/chart-picture');
      const value = chart();
      const dates = chartDates(value, format);
      const printed = [...notes, dates].filter((note): note is string => Boolean(note));
      await saveChart(value, { title, notes: printed, dates, format }, extension);
    } catch (error) {
      toast('The picture could not be made', error instanceof Error ? error.message : undefined);
    }
  }
  return (
    <Menu
      trigger={
        <Button look="quiet" shape="icon" aria-label={`Table, picture and data of “${title}”`}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem onClick={() => onView(view === 'chart' ? 'table' : 'chart')}>
        {view === 'chart' ? <Table2 aria-hidden /> : <ChartLine aria-hidden />}
        {view === 'chart' ? 'Show as table' : 'Show as chart'}
      </MenuItem>
      <MenuLine />
      <MenuItem onClick={() => void save('png')}>
        <FileImage aria-hidden />
        Picture for a slide (PNG)
      </MenuItem>
      <MenuItem onClick={() => void save('svg')}>
        <FileImage aria-hidden />
        Drawing (SVG)
      </MenuItem>
      <MenuItem
        onClick={() => saveCsv(toSheet(`${title} ${chartDates(chart(), format)}`.trim(), chart().table), format.locale)}
      >
        <FileSpreadsheet aria-hidden />
        Data (CSV for Excel)
      </MenuItem>
    </Menu>
  );
}

/** "25 Oct 2026 to 21 Nov 2026", of a chart over days; empty for others. */
function chartDates({ table }: ChartValue, format: Format): string {
  const days = table.rows.flatMap(([first]) => (isDay(first) ? first : []));
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? `${format.day(from)} to ${format.day(to)}` : '';
}
