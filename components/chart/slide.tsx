import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { textWidth } from '@/components/chart/scale';
import { replaceInvalidXml } from '@/lib/text/xml-characters';

/** Text printed into a picture, so that it explains itself on a slide. */
export interface SlidePrint {
  title: string;
  /** Filters, denominator, dates: a line each. */
  notes: readonly string[];
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
const TITLE = { size: 18, line: 26, weight: 600, color: 'var(--ink)' };
const NOTE = { size: 11, line: 16, weight: 400, color: 'var(--ink-3)' };

/**
 * Returns a slide as SVG: title and notes above a drawing.
 *
 * @param size of the drawing, if it is not that of a slide of 1600 × 900
 */
export async function slideSvg(
  { title, notes }: SlidePrint,
  draw: (frame: SlideFrame) => ReactNode | Promise<ReactNode>,
  size?: SlideFrame,
): Promise<string> {
  const width = size?.width ?? WIDTH / ZOOM - 2 * PADDING;
  const lines = [
    ...wrap(title, width, TITLE.size).map((text) => ({ text, ...TITLE })),
    ...notes.flatMap((note) => wrap(note, width, NOTE.size)).map((text) => ({ text, ...NOTE })),
  ];
  const head = lines.reduce((sum, { line }) => sum + line, 0);
  const top = PADDING + head + 12;
  const frame = size ?? { width, height: HEIGHT / ZOOM - top - PADDING };
  const [outerWidth, outerHeight] = [frame.width + 2 * PADDING, top + frame.height + PADDING];
  const drawing = await draw(frame);
  let y = PADDING;
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() =>
    root.render(
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={ZOOM * outerWidth}
        height={ZOOM * outerHeight}
        viewBox={`0 0 ${outerWidth} ${outerHeight}`}
        fontFamily="Inter, system-ui, sans-serif"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        <title>{title}</title>
        <rect width="100%" height="100%" fill="var(--ground)" />
        {lines.map(({ text, size: fontSize, line, weight, color }) => {
          y += line;
          return (
            <text key={y} x={PADDING} y={y - line + fontSize} fontSize={fontSize} fontWeight={weight} fill={color}>
              {text}
            </text>
          );
        })}
        <g transform={`translate(${PADDING} ${top})`}>{drawing}</g>
      </svg>,
    ),
  );
  const svg = replaceInvalidXml(new XMLSerializer().serializeToString(box.firstChild as SVGSVGElement));
  root.unmount();
  // Other programs do not know the page's colours: variables are replaced by their values.
  const styles = getComputedStyle(document.documentElement);
  return svg.replace(/var\((--[a-z0-9-]+)\)/g, (_, name: string) => styles.getPropertyValue(name).trim());
}

/** Wraps text of a size to a width. A wider word has its own line. */
export function wrap(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || textWidth(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
