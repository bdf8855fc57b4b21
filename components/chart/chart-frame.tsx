'use client';

import { type ReactNode, useRef, useState } from 'react';
import type { Opens } from '@/components/chart/opens';
import { TwinTable } from '@/components/chart/twin-table';
import { ExportPopup } from '@/components/ui/export-popup';
import { MenuItem } from '@/components/ui/menu';
import { savePicture } from '@/components/ui/save-picture';
import { Segmented } from '@/components/ui/segmented';
import { chartSvg } from '@/lib/client/export-chart';
import type { PicturePrint } from '@/lib/client/picture-frame';
import { saveCsv } from '@/lib/client/save-csv';
import type { Sheet } from '@/lib/client/sheet';
import { useFormat } from '@/lib/client/use-format';

interface ChartFrameProps {
  /** Title, and the filters and dates that are printed into an export. */
  print: PicturePrint;
  /** The same data as a table, which is shown on request and exported as csv. */
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

  function save(extension: 'png' | 'svg') {
    void savePicture(print.title, extension, async () => {
      if (!box.current) throw new Error('Show the chart first.');
      return chartSvg(box.current, print);
    });
  }

  return (
    <div>
      <div className="no-print mb-2 flex flex-wrap items-center gap-2 *:min-w-0">
        {tools}
        <div className="ms-auto flex items-center gap-1">
          <Segmented label="View" options={VIEWS} value={view} onChange={setView} />
          <ExportPopup>
            <MenuItem disabled={view === 'table'} onClick={() => save('png')}>
              Picture (PNG)
            </MenuItem>
            <MenuItem disabled={view === 'table'} onClick={() => save('svg')}>
              Drawing (SVG)
            </MenuItem>
            <MenuItem onClick={() => saveCsv({ ...sheet, title: print.title }, locale)}>Data (CSV for Excel)</MenuItem>
          </ExportPopup>
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
