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

/** The chart inside `box` as an SVG that stands on its own: styles written out, title and notes above. */
export function chartSvg(box: HTMLElement, print: PicturePrint): string {
  // Legend icons are SVGs of their own: only the chart's surface is meant.
  const source = box.querySelector<SVGSVGElement>('.recharts-wrapper > svg, svg[data-chart]');
  if (!source) throw new Error('There is no chart to export yet.');
  return framedSvg(print, source.getBoundingClientRect(), [...styledCopy(source).childNodes]);
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
