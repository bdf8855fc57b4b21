import { createRoot } from 'react-dom/client';
import { BarsDrawing } from '@/components/chart/bars-drawing';
import type { ChartValue } from '@/components/chart/chart-value';
import { type SlideFrame, type SlidePrint, slideSvg } from '@/components/chart/slide';
import { TrendDrawing } from '@/components/chart/trend-drawing';
import { savePicture } from '@/components/ui/save-picture';
import type { Format } from '@/lib/client/format/format';

interface Print extends SlidePrint {
  /** Title of the file if it differs, without the dates. */
  fileTitle?: string;
  /** Dates of the chart, for the file name. */
  dates: string;
  format: Format;
}

/** Recharts lays a chart out over several frames. A chart that still changes after these is taken as it is. */
const MAX_FRAMES = 30;

/** Saves a chart as a picture or a drawing of 1600 × 900, with its title, filters and dates. */
export function saveChart(chart: ChartValue, print: Print, extension: 'png' | 'svg'): Promise<void> {
  return savePicture(print.fileTitle ?? print.title, extension, () => chartPicture(chart, print), print.dates);
}

/** Returns the SVG of a chart drawn for a slide, from the same value as on screen. */
export function chartPicture(chart: ChartValue, print: Print): Promise<string> {
  return slideSvg(print, async (frame) => {
    const surface = await drawChart(chart, frame, print.format);
    return <g ref={(group) => group?.append(...surface.childNodes)} />;
  });
}

async function drawChart(chart: ChartValue, frame: SlideFrame, format: Format): Promise<SVGSVGElement> {
  const stage = document.createElement('div');
  stage.inert = true;
  Object.assign(stage.style, { position: 'fixed', insetInlineStart: '-10000px', top: '0' });
  document.body.append(stage);
  const root = createRoot(stage);
  try {
    root.render(
      chart.kind === 'bars' ? (
        <BarsDrawing chart={chart} {...frame} format={format} />
      ) : (
        <TrendDrawing chart={chart} {...frame} format={format} />
      ),
    );
    return await settled(stage);
  } finally {
    root.unmount();
    stage.remove();
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
