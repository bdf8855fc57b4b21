import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ChartValue } from '@/components/chart/chart-value';
import type { Format } from '@/lib/client/format';
import { createMeasure, themeColour, wrap } from '@/lib/client/picture-frame';
import { saveFile } from '@/lib/client/save-file';
import { svgToPng } from '@/lib/client/svg-to-png';
import { fileName } from '@/lib/text/file-name';

/** What is printed into a picture, so that it explains itself on a slide. */
interface Print {
  title: string;
  /** Filters, denominator, dates: a line each. */
  notes: readonly string[];
  /** Of the chart, for the name of the file. */
  dates: string;
  format: Format;
}

/** Of a slide; drawn at half of it, so that letters of a screen's size are read from the last row. */
const WIDTH = 1600;
const HEIGHT = 900;
const ZOOM = 2;
const PADDING = 20;
const TITLE = { size: 18, line: 26, weight: 600 };
const NOTE = { size: 11, line: 16 };
const FONT = 'Inter, system-ui, sans-serif';

/** Saves a chart as a picture or a drawing of 1600 × 900, with its title, filters and dates. */
export async function saveChart(chart: ChartValue, print: Print, extension: 'png' | 'svg'): Promise<void> {
  const svg = chartPicture(chart, print);
  const file = extension === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await svgToPng(svg, 1);
  saveFile(file, fileName(`${print.title} ${print.dates}`, extension));
}

/** The chart drawn anew for a slide, from the same value as on screen. */
export function chartPicture(chart: ChartValue, { title, notes, format }: Print): string {
  const measure = createMeasure();
  const width = WIDTH / ZOOM - 2 * PADDING;
  const titles = wrap(title, width, (text) => measure(text, TITLE));
  const lines = notes.flatMap((note) => wrap(note, width, (text) => measure(text, NOTE)));
  const top = PADDING + titles.length * TITLE.line + lines.length * NOTE.line + 12;
  const frame = { width, height: HEIGHT / ZOOM - top - PADDING, format };
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() =>
    root.render(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH / ZOOM} ${HEIGHT / ZOOM}`}
        fontFamily={FONT}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        <title>{title}</title>
        <rect width="100%" height="100%" fill="var(--ground)" />
        {titles.map((text, at) => (
          <text
            key={text}
            x={PADDING}
            y={PADDING + TITLE.size + at * TITLE.line}
            fontSize={TITLE.size}
            fontWeight={TITLE.weight}
            fill="var(--ink)"
          >
            {text}
          </text>
        ))}
        {[...lines.entries()].map(([at, text]) => (
          <text
            key={at}
            x={PADDING}
            y={PADDING + titles.length * TITLE.line + NOTE.size + at * NOTE.line}
            fontSize={NOTE.size}
            fill="var(--ink-3)"
          >
            {text}
          </text>
        ))}
        <g transform={`translate(${PADDING} ${top})`}>{chart.draw(frame)}</g>
      </svg>,
    ),
  );
  const svg = box.innerHTML;
  root.unmount();
  // Other programs know nothing of the page's colours.
  return svg.replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => themeColour(name));
}
