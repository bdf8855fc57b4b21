import type { Pack } from './catalogue/category';

/** Outlines of packs in a viewBox of 48 by 64. */
const outlines: Record<Pack, string> = {
  bottle: 'M19,4h10v9q8,3,8,11v32q0,4-4,4H15q-4,0-4-4V24q0-8,8-11z',
  tube: 'M11,4h26l-3,47H14zM17,53h14v7H17z',
  spray: 'M17,4h14v9H17zM15,16h18q3,0,3,4v36q0,4-4,4H16q-4,0-4-4V20q0-4,3-4z',
  jar: 'M9,16h30v9H9zM7,28h34v26q0,5-5,5H12q-5,0-5-5z',
  pouch: 'M10,5h28l4,48q0,7-7,7H13q-7,0-7-7z',
  box: 'M8,10h32v46H8z',
};

export interface PackPicture {
  readonly pack: Pack;
  readonly colour: string;
  readonly brand: string;
  /** Small text: the size, or the number of the view. */
  readonly caption: string;
  /** Color of the variant, 0 to below 1. */
  readonly tone: number;
}

/** Returns the image of a pack as a data URI of about 450 bytes, which needs no network. */
export function packImage({ pack, colour, brand, caption, tone }: PackPicture): string {
  return dataUri(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,48,64'><path fill='${colour}' d='${outlines[pack]}'/>` +
      `<path fill='${paleColour(tone)}' d='M12,29h24v18H12z'/>` +
      `<text y='37' font-family='sans-serif' font-size='${fitting(brand, 22, 5)}' text-anchor='middle'>` +
      `<tspan x='24'>${escaped(brand)}</tspan><tspan x='24' dy='7'>${escaped(caption)}</tspan></text></svg>`,
  );
}

export interface BannerPicture {
  readonly colour: string;
  readonly headline: string;
  readonly line: string;
  readonly pack: Pack | null;
}

export function bannerImage({ colour, headline, line, pack }: BannerPicture): string {
  const packPath = pack ? `<path fill='#fff' opacity='.85' transform='translate(186,8)' d='${outlines[pack]}'/>` : '';
  return dataUri(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,240,80'><path fill='${colour}' d='M0,0h240v80H0z'/>${packPath}` +
      `<g font-family='sans-serif' fill='#fff'><text x='14' y='38' font-size='${fitting(headline, 172, 18)}'>${escaped(headline)}</text>` +
      `<text x='14' y='56' font-size='9'>${escaped(line)}</text></g></svg>`,
  );
}

/** Returns a pale background color, with six bits of the tone for each of red, green and blue. */
function paleColour(tone: number): string {
  const bits = Math.floor(tone * 2 ** 18);
  const channels = [bits >> 12, bits >> 6, bits].map((part) => (0xc0 + (part & 0x3f)).toString(16));
  return `#${channels.join('')}`;
}

/** Returns the largest font size that fits a width, assuming letters 0.6 times as wide as high. */
function fitting(text: string, width: number, largest: number): number {
  return Math.min(largest, Math.floor((10 * width) / (0.6 * text.length)) / 10);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function dataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[^\w\s'=/:;.,()&-]/gu, encodeURIComponent).replaceAll(' ', '%20')}`;
}
