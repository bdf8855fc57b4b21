'use client';

import { Download } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Opens } from '@/components/chart/line-data';
import { TwinTable } from '@/components/chart/twin-table';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { Segmented } from '@/components/ui/segmented';
import { toast } from '@/components/ui/toast';
import { chartSvg } from '@/lib/client/export-chart';
import { separatorOf, toCsv } from '@/lib/client/export-csv';
import type { PicturePrint } from '@/lib/client/picture-frame';
import { fileName, saveFile } from '@/lib/client/save-file';
import type { Sheet } from '@/lib/client/sheet';
import { svgToPng } from '@/lib/client/svg-to-png';
import { useFormat } from '@/lib/client/use-format';

interface ChartFrameProps {
  /** Title, and the filters and dates that are printed into an export. */
  print: PicturePrint;
  /** The same data as a table: shown on request, and what the csv holds. */
  sheet: Sheet;
  /** More controls for the line above the chart. */
  tools?: ReactNode;
  /** Where the rows of the table lead, and the points of the chart. */
  opens?: Opens;
  children: ReactNode;
}

type View = 'chart' | 'table';

const VIEWS = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

/** Around every chart: its table twin and its export as picture, drawing and data. */
export function ChartFrame({ print, sheet, tools, opens, children }: ChartFrameProps) {
  const { locale } = useFormat();
  const [view, setView] = useState<View>('chart');
  const box = useRef<HTMLDivElement>(null);

  async function save(extension: 'png' | 'svg' | 'csv') {
    try {
      saveFile(await content(extension), fileName(print.title, extension));
    } catch (error) {
      toast('The chart could not be exported', error instanceof Error ? error.message : undefined);
    }
  }
  async function content(extension: 'png' | 'svg' | 'csv'): Promise<Blob> {
    if (extension === 'csv') return new Blob([toCsv(sheet, separatorOf(locale))], { type: 'text/csv;charset=utf-8' });
    if (!box.current) throw new Error('Show the chart first.');
    const svg = chartSvg(box.current, print);
    return extension === 'png' ? svgToPng(svg) : new Blob([svg], { type: 'image/svg+xml' });
  }

  return (
    <div>
      <div className="no-print mb-2 flex flex-wrap items-center gap-2 *:min-w-0">
        {tools}
        <div className="ms-auto flex items-center gap-1">
          <Segmented label="View" options={VIEWS} value={view} onChange={setView} />
          <Menu
            trigger={
              <Button look="quiet">
                <Download aria-hidden />
                Export
              </Button>
            }
          >
            <MenuItem disabled={view === 'table'} onClick={() => save('png')}>
              Picture (PNG)
            </MenuItem>
            <MenuItem disabled={view === 'table'} onClick={() => save('svg')}>
              Drawing (SVG)
            </MenuItem>
            <MenuItem onClick={() => save('csv')}>Data (CSV for Excel)</MenuItem>
          </Menu>
        </div>
      </div>
      {view === 'chart' ? <div ref={box}>{children}</div> : <TwinTable sheet={sheet} hrefOf={opens?.hrefOf} />}
      {view === 'chart' && opens ? (
        <p className="no-print mt-2 text-caption text-ink-3">
          {`A click on a ${opens.noun} opens it; by keyboard, arrow keys move over the chart and Enter opens. In the table, its date does.`}
        </p>
      ) : null}
    </div>
  );
}
