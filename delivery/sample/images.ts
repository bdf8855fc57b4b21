import type { Pack } from './catalogue/category';

/** Outlines of packs in a box of 48 by 64. */
const outlines: Record<Pack, string> = {
  bottle: 'M19 4h10v9q8 3 8 11v32q0 4-4 4H15q-4 0-4-4V24q0-8 8-11z',
  tube: 'M11 4h26l-3 47H14zM17 53h14v7H17z',
  spray: 'M17 4h14v9H17zM15 16h18q3 0 3 4v36q0 4-4 4H16q-4 0-4-4V20q0-4 3-4z',
  jar: 'M9 16h30v9H9zM7 28h34v26q0 5-5 5H12q-5 0-5-5z',
  pouch: 'M10 5h28l4 48q0 7-7 7H13q-7 0-7-7z',
  box: 'M8 10h32v46H8zM8 18h32v2H8z',
};

export interface PackPicture {
  readonly pack: Pack;
  readonly colour: string;
  readonly brand: string;
  /** Small print: the size, or the number of the view. */
  readonly caption: string;
  /** 0 to below 1: the colour of the variant. */
  readonly tone: number;
}

/** A drawn pack as a data URI of some 450 bytes: it shows without a network, under `img-src data:`. */
export function packImage({ pack, colour, brand, caption, tone }: PackPicture): string {
  const hue = Math.floor(tone * 360);
  return dataUri(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 64'><path fill='${colour}' d='${outlines[pack]}'/>` +
      `<path fill='hsl(${hue},60%,88%)' d='M12 29h24v18H12z'/>` +
      `<g font-family='sans-serif' text-anchor='middle' fill='#222'><text x='24' y='37' font-size='5'>${escaped(brand)}</text>` +
      `<text x='24' y='44' font-size='4'>${escaped(caption)}</text></g></svg>`,
  );
}

export interface BannerPicture {
  readonly colour: string;
  readonly headline: string;
  readonly line: string;
  readonly pack: Pack | null;
}

export function bannerImage({ colour, headline, line, pack }: BannerPicture): string {
  const drawn = pack ? `<path fill='#fff' opacity='.85' transform='translate(168 8)' d='${outlines[pack]}'/>` : '';
  return dataUri(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 240 80'><path fill='${colour}' d='M0 0h240v80H0z'/>${drawn}` +
      `<g font-family='sans-serif' fill='#fff'><text x='14' y='38' font-size='18'>${escaped(headline)}</text>` +
      `<text x='14' y='56' font-size='9'>${escaped(line)}</text></g></svg>`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function dataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[^\w\s'=/:;.,()&-]/gu, encodeURIComponent).replaceAll(' ', '%20')}`;
}
