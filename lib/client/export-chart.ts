/** What is printed into an exported chart, so that it explains itself on a slide. */
export interface ChartPrint {
  title: string;
  /** Filters, denominator, dates: a line each. */
  notes: readonly string[];
}

const COPIED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
];
const COLOURS = new Set(['fill', 'stroke']);
const PADDING = 16;
const TITLE_LINE = 24;
const NOTE_LINE = 18;
const XMLNS = 'http://www.w3.org/2000/svg';

/** The chart inside `box` as an SVG that stands on its own: styles written out, title and notes above. */
export function chartSvg(box: HTMLElement, print: ChartPrint): string {
  // Legend icons are SVGs of their own: only the chart's surface is meant.
  const source = box.querySelector<SVGSVGElement>('.recharts-wrapper > svg');
  if (!source) throw new Error('There is no chart to export yet.');
  const { width, height } = source.getBoundingClientRect();
  const head = TITLE_LINE + print.notes.length * NOTE_LINE + PADDING / 2;
  const style = getComputedStyle(document.documentElement);
  const ink = style.getPropertyValue('--ink').trim();
  const muted = style.getPropertyValue('--ink-3').trim();

  const svg = element('svg', {
    xmlns: XMLNS,
    width: width + 2 * PADDING,
    height: height + head + 2 * PADDING,
    'font-family': 'Inter, system-ui, sans-serif',
  });
  svg.append(element('rect', { width: '100%', height: '100%', fill: style.getPropertyValue('--ground').trim() }));
  svg.append(line(print.title, PADDING + 14, { fill: ink, 'font-size': 15, 'font-weight': 600 }));
  print.notes.forEach((note, index) => {
    const y = PADDING + TITLE_LINE + 12 + index * NOTE_LINE;
    svg.append(line(note, y, { fill: muted, 'font-size': 12 }));
  });
  const drawing = element('g', { transform: `translate(${PADDING} ${PADDING + head})` });
  drawing.append(...styledCopy(source).childNodes);
  svg.append(drawing);
  return new XMLSerializer().serializeToString(svg);
}

/** The same as a picture of twice the size on screen, for slides. */
export async function chartPng(box: HTMLElement, print: ChartPrint): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([chartSvg(box, print)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * 2;
    canvas.height = image.height * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A copy whose look no longer depends on this page's style sheets. */
function styledCopy(source: SVGSVGElement): SVGSVGElement {
  const copy = source.cloneNode(true) as SVGSVGElement;
  const targets = copy.querySelectorAll('*');
  const toRgb = colourReader();
  source.querySelectorAll('*').forEach((from, index) => {
    const to = targets[index];
    const style = getComputedStyle(from);
    for (const name of COPIED) {
      const value = style.getPropertyValue(name);
      to?.setAttribute(name, COLOURS.has(name) ? toRgb(value) : value);
    }
    to?.removeAttribute('class');
    to?.removeAttribute('style');
  });
  return copy;
}

/** Computed colours may come as lab() or oklch(), which other programs paint black: one pixel tells them in rgb. */
function colourReader(): (colour: string) => string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (colour) => {
    if (!canvas || !colour || colour === 'none') return colour;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha = 255] = canvas.getImageData(0, 0, 1, 1).data;
    return `rgba(${red},${green},${blue},${(alpha / 255).toFixed(3)})`;
  };
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(XMLNS, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function line(text: string, y: number, attributes: Record<string, string | number>): SVGElement {
  const made = element('text', { x: PADDING, y, ...attributes });
  made.textContent = text;
  return made;
}
