import { framedSvg, type PicturePrint } from '@/lib/client/picture-frame';

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
  'paint-order',
];
const COLOURS = new Set(['fill', 'stroke']);

/** Exports the chart inside `box` as a self-contained SVG with inline styles, title and notes. */
export function chartSvg(box: HTMLElement, print: PicturePrint): string {
  // Select only the chart's surface, as legend icons are SVGs, too.
  const source = box.querySelector<SVGSVGElement>('.recharts-wrapper > svg, svg[data-chart]');
  if (!source) throw new Error('The chart has not loaded yet.');
  return framedSvg(print, source.getBoundingClientRect(), [...styledCopy(source).childNodes]);
}

/** Copies an SVG with inline styles, so that it does not depend on style sheets. */
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

/** Converts colors to rgba() by drawing a pixel. Computed colors may be lab() or oklch(), which some programs lack. */
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
