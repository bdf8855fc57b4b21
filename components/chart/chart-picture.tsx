import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BarsDrawing } from '@/components/chart/bars-drawing';
import type { ChartValue } from '@/components/chart/chart-value';
import { TrendDrawing } from '@/components/chart/trend-drawing';
import { createMeasure, themeColour, wrap } from '@/lib/client/files/picture-frame';
import { saveFile } from '@/lib/client/files/save-file';
import { serializeSvg } from '@/lib/client/files/serialize-svg';
import { svgToPng } from '@/lib/client/files/svg-to-png';
import type { Format } from '@/lib/client/format/format';
import { fileName } from '@/lib/text/file-name';

/** Text printed into a picture, so that it explains itself on a slide. */
interface Print {
  title: string;
  /** Title of the file if it differs, without the dates. */
  fileTitle?: string;
  /** Filters, denominator, dates: a line each. */
  notes: readonly string[];
  /** Dates of the chart, for the file name. */
  dates: string;
  format: Format;
}

/** Space of the drawing on a slide, in its own pixels. */
export interface SlideFrame {
  width: number;
  height: number;
}

/** Size of a slide. It is drawn at half of this, so that text of screen size can be read from the last row. */
const WIDTH = 1600;
const HEIGHT = 900;
const ZOOM = 2;
const PADDING = 20;
const TITLE = { size: 18, line: 26, weight: 600 };
const NOTE = { size: 11, line: 16 };
const FONT = 'Inter, system-ui, sans-serif';
/** Recharts lays a chart out over several frames. A chart that still changes after these is taken as it is. */
const MAX_FRAMES = 30;

type Extension = 'png' | 'svg';

/** Saves a chart as a picture or a drawing of 1600 × 900, with its title, filters and dates. */
export async function saveChart(chart: ChartValue, print: Print, extension: Extension): Promise<void> {
  await saveSvg(await chartPicture(chart, print), print, extension);
}

/** Saves our own SVG content as a slide. */
export async function saveSlide(
  draw: (frame: SlideFrame) => ReactNode,
  print: Print,
  extension: Extension,
): Promise<void> {
  const { box, close } = openSlide(print, draw);
  await saveSvg(serialize(box), print, extension).finally(close);
}

/** Returns the SVG of a chart drawn for a slide, from the same value as on screen. */
export async function chartPicture(chart: ChartValue, print: Print): Promise<string> {
  const { box, frame, close } = openSlide(print, () => null);
  const stage = document.createElement('div');
  stage.inert = true;
  Object.assign(stage.style, { position: 'fixed', insetInlineStart: '-10000px', top: '0' });
  document.body.append(stage);
  const root = createRoot(stage);
  try {
    const { format } = print;
    root.render(
      chart.kind === 'bars' ? (
        <BarsDrawing chart={chart} {...frame} format={format} />
      ) : (
        <TrendDrawing chart={chart} {...frame} format={format} />
      ),
    );
    const surface = await settled(stage);
    box.querySelector('[data-drawing]')?.append(...surface.childNodes);
    return serialize(box);
  } finally {
    root.unmount();
    stage.remove();
    close();
  }
}

/** Waits until the drawing no longer changes from one frame to the next. */
async function settled(stage: HTMLElement): Promise<SVGSVGElement> {
  let before = '';
  for (let frame = 0; frame < MAX_FRAMES; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const surface = stage.querySelector<SVGSVGElement>('.recharts-surface');
    if (surface && surface.innerHTML === before) return surface.cloneNode(true) as SVGSVGElement;
    before = surface?.innerHTML ?? '';
  }
  throw new Error('The chart could not be drawn.');
}

function openSlide({ title, notes }: Print, draw: (frame: SlideFrame) => ReactNode) {
  const measure = createMeasure();
  const width = WIDTH / ZOOM - 2 * PADDING;
  const titles = wrap(title, width, (text) => measure(text, TITLE));
  const lines = notes.flatMap((note) => wrap(note, width, (text) => measure(text, NOTE)));
  const top = PADDING + titles.length * TITLE.line + lines.length * NOTE.line + 12;
  const frame: SlideFrame = { width, height: HEIGHT / ZOOM - top - PADDING };
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
        {titles.map((text, index) => (
          <text
            key={text}
            x={PADDING}
            y={PADDING + TITLE.size + index * TITLE.line}
            fontSize={TITLE.size}
            fontWeight={TITLE.weight}
            fill="var(--ink)"
          >
            {text}
          </text>
        ))}
        {[...lines.entries()].map(([index, text]) => (
          <text
            key={index}
            x={PADDING}
            y={PADDING + titles.length * TITLE.line + NOTE.size + index * NOTE.line}
            fontSize={NOTE.size}
            fill="var(--ink-3)"
          >
            {text}
          </text>
        ))}
        <g data-drawing transform={`translate(${PADDING} ${top})`}>
          {draw(frame)}
        </g>
      </svg>,
    ),
  );
  return { box, frame, close: () => root.unmount() };
}

/** Other programs do not know the page's colours: variables are replaced by their values. */
function serialize(box: HTMLElement): string {
  const svg = box.querySelector('svg');
  if (!svg) throw new Error('The slide could not be drawn.');
  return serializeSvg(svg).replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => themeColour(name));
}

async function saveSvg(svg: string, { title, fileTitle = title, dates }: Print, extension: Extension): Promise<void> {
  const file = extension === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await svgToPng(svg, 1);
  saveFile(file, fileName(fileTitle, extension, dates));
}
