import { serializeSvg } from '@/lib/client/files/serialize-svg';

/** Text in a picture, which makes it understandable on a slide. */
export interface PicturePrint {
  title: string;
  /** Filters, denominator and dates, one line each. */
  notes: readonly string[];
}

interface Font {
  size: number;
  weight?: number;
}

/** Measures the width of a text in pixels. */
type MeasureText = (text: string, font: Font) => number;

interface Size {
  width: number;
  height: number;
}

const PADDING = 16;
const TITLE = { size: 15, weight: 600, line: 24 };
const NOTE = { size: 12, line: 18 };
const XMLNS = 'http://www.w3.org/2000/svg';
const FONT = 'Inter, system-ui, sans-serif';

/** Creates a self-contained SVG with a background and the wrapped title and notes above the drawing. */
export function framedSvg(print: PicturePrint, size: Size, drawing: readonly Node[]): string {
  const measure = createMeasure();
  const lines = [
    ...wrap(print.title, size.width, (text) => measure(text, TITLE)).map((text) => ({ text, ...TITLE, fill: '--ink' })),
    ...print.notes
      .flatMap((note) => wrap(note, size.width, (text) => measure(text, NOTE)))
      .map((text) => ({ text, weight: 400, ...NOTE, fill: '--ink-3' })),
  ];
  const head = lines.reduce((sum, { line }) => sum + line, PADDING / 2);
  const svg = svgElement('svg', {
    xmlns: XMLNS,
    width: size.width + 2 * PADDING,
    height: size.height + head + 2 * PADDING,
    'font-family': FONT,
  });
  svg.append(svgElement('rect', { width: '100%', height: '100%', fill: themeColour('--ground') }));
  let y = PADDING;
  for (const { text, size: fontSize, weight, line, fill } of lines) {
    const attributes = {
      x: PADDING,
      y: y + fontSize,
      fill: themeColour(fill),
      'font-size': fontSize,
      'font-weight': weight,
    };
    svg.append(svgText(text, attributes));
    y += line;
  }
  const body = svgElement('g', { transform: `translate(${PADDING} ${PADDING + head})` });
  body.append(...drawing);
  svg.append(body);
  return serializeSvg(svg);
}

/** Returns a color of the current theme, e.g. `--ink`. */
export function themeColour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

export function svgElement(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(XMLNS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

export function svgText(text: string, attributes: Record<string, string | number>): SVGElement {
  const element = svgElement('text', attributes);
  element.textContent = text;
  return element;
}

/** Creates a function that measures text in the picture's font. Pictures cannot use web fonts of the page. */
export function createMeasure(): MeasureText {
  const canvas = document.createElement('canvas').getContext('2d');
  return (text, { size, weight = 400 }) => {
    if (!canvas) return text.length * size * 0.55;
    canvas.font = `${weight} ${size}px ${FONT}`;
    return canvas.measureText(text).width;
  };
}

/** Wraps text to `width`. A wider word has its own line. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || measure(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
