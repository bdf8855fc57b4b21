import type { PictureSeat } from '@/components/shelf/shelf-picture';
import { HATCH, type Pen } from '@/lib/client/draw-cell';
import { svgElement, svgText, themeColour, wrap } from '@/lib/client/picture-frame';

export const SEAT = { width: 144, height: 158 };
const PAD = 8;
const IMAGE = { top: 28, height: 72 };
const SMALL = { size: 11 };

/** A seat of the shelf: a product, an empty place, or one that filters leave out. */
export function drawSeat(seat: PictureSeat, x: number, y: number, pen: Pen): SVGElement[] {
  const box = { x: x + 0.5, y: y + 0.5, width: SEAT.width - 1, height: SEAT.height - 1, rx: 6 };
  if (seat.kind === 'product') return [drawProduct(seat, [...frame(seat, box), ...product(seat, x, y, pen)])];
  const line = themeColour('--line');
  if (seat.kind === 'left out')
    return [
      svgElement('rect', { ...box, fill: 'none', stroke: line, 'stroke-dasharray': '2 3' }),
      text(seat.place, x + PAD, y + 18, '--ink-3', 400),
    ];
  const lines = wrap(seat.words, SEAT.width - 2 * PAD, (words) => pen.measure(words, SMALL));
  return [
    svgElement('rect', { ...box, fill: `url(#${HATCH})`, stroke: line, 'stroke-dasharray': '4 3' }),
    ...lines.map((words, at) => text(words, x + PAD, y + 18 + at * 15, '--ink-2', 400)),
  ];
}

type Product = Extract<PictureSeat, { kind: 'product' }>;
type Box = Record<'x' | 'y' | 'width' | 'height' | 'rx', number>;

/** Faded products stay where they stood, under the ones that filters choose. */
function drawProduct({ faded }: Product, drawing: readonly SVGElement[]): SVGElement {
  const seat = svgElement('g', faded ? { opacity: 0.3 } : {});
  seat.append(...drawing);
  return seat;
}

function frame({ outline, hue, dash }: Product, box: Box): SVGElement[] {
  const colour = hue && themeColour(hue.replace(/^var\((.*)\)$/, '$1'));
  const strokes = {
    own: { stroke: themeColour('--ink'), 'stroke-width': 2 },
    searched: { stroke: themeColour('--ink-2'), 'stroke-width': 2, 'stroke-dasharray': '5 3' },
  };
  const edge = { d: `M${box.x + 2} ${box.y + 1.5}h${box.width - 4}`, 'stroke-width': 3 };
  return [
    svgElement('rect', { ...box, fill: colour ?? 'none', 'fill-opacity': 0.08 }),
    ...(colour ? [svgElement('path', { ...edge, stroke: colour, ...(dash && { 'stroke-dasharray': dash }) })] : []),
    svgElement('rect', { ...box, fill: 'none', ...(outline ? strokes[outline] : { stroke: themeColour('--line') }) }),
  ];
}

function product({ place, sponsored, move, title, brand, image }: Product, x: number, y: number, pen: Pen) {
  const room = SEAT.width - 2 * PAD;
  const words = wrap(title, room, (line) => pen.measure(line, SMALL));
  const [first = '', ...rest] = words;
  const second = pen.shorten(rest.join(' '), room, SMALL);
  const box = { x: x + PAD, y: y + IMAGE.top, width: room, height: IMAGE.height };
  return [
    text(place, x + PAD, y + 19, '--ink', 600),
    ...(sponsored ? [text('Sponsored', x + PAD + pen.measure(place, { size: 11, weight: 600 }) + 6, y + 19)] : []),
    ...(move ? [svgText(move, { ...small(x + SEAT.width - PAD, y + 19, '--ink'), 'text-anchor': 'end' })] : []),
    image === null
      ? svgElement('rect', { ...box, rx: 4, fill: themeColour('--surface'), stroke: themeColour('--line') })
      : svgElement('image', { ...box, href: image, preserveAspectRatio: 'xMidYMid meet' }),
    text(pen.shorten(first, room, SMALL), x + PAD, y + 116, '--ink'),
    text(second, x + PAD, y + 131, '--ink'),
    text(pen.shorten(brand, room, SMALL), x + PAD, y + 148),
  ];
}

function text(words: string, x: number, y: number, colour = '--ink-2', weight = 400): SVGElement {
  return svgText(words, { ...small(x, y, colour), 'font-weight': weight });
}

function small(x: number, y: number, colour: string) {
  return { x, y, fill: themeColour(colour), 'font-size': 11 };
}
