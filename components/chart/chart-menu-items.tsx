'use client';

import { ChartLine, FileImage, FileSpreadsheet, Table2 } from 'lucide-react';
import { toSheet } from '@/components/chart/chart-sheet';
import type { ChartValue } from '@/components/chart/chart-value';
import { MenuItem, MenuLine } from '@/components/ui/menu';
import { saveFiles } from '@/components/ui/save-files';
import { saveCsv } from '@/lib/client/files/save-csv';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';

export interface ChartMenuProps {
  title: string;
  /** Title of files if it differs, without the dates. */
  fileTitle?: string;
  /** Printed into pictures, a line each; the dates of the chart are added. */
  notes: readonly (string | undefined)[];
  chart: () => ChartValue;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
}

/** A chart as a table, and as a picture, a drawing or a file. */
export function ChartMenuItems({ title, fileTitle = title, notes, chart, view, onView }: ChartMenuProps) {
  const format = useFormat();
  const save = (extension: 'png' | 'svg') =>
    saveFiles(async () => {
      const { saveChart } = await import('@/components/chart/chart-picture');
      const value = chart();
      const dates = chartDates(value, format);
      const printed = [...notes, dates].filter((note): note is string => Boolean(note));
      await saveChart(value, { title, fileTitle, notes: printed, dates, format }, extension);
    });
  return (
    <>
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
      <MenuItem onClick={() => saveCsv(toSheet(fileTitle, chart().table), format.locale, chartDates(chart(), format))}>
        <FileSpreadsheet aria-hidden />
        Data (CSV for Excel)
      </MenuItem>
    </>
  );
}

/** "25 Oct 2026 to 21 Nov 2026", or "May 2026 to Jul 2026" by month, of a chart over days; empty for others. */
function chartDates(chart: ChartValue, format: Format): string {
  if (chart.kind !== 'trend') return '';
  const { days, dates = days.map((day) => format.day(day)) } = chart.trend;
  return [...new Set([dates[0], dates.at(-1)])].join(' to ');
}
