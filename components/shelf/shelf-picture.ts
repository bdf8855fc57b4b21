import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { emptyWords } from '@/components/shelf/empty-seat';
import { pageNote } from '@/components/shelf/page-break';
import type { Place } from '@/components/shelf/place';
import type { Moves } from '@/components/shelf/prepare-moves';
import { preparePages, type Seat } from '@/components/shelf/prepare-pages';
import type { ChosenOn } from '@/components/shelf/use-chosen';
import type { Shelf } from '@/components/shelf/use-shelf';
import { moveWord } from '@/components/shelf/words';
import type { Format } from '@/lib/client/format';
import type { PicturePrint } from '@/lib/client/picture-frame';

/** A seat of the shelf as a picture shows it. */
export type PictureSeat =
  | {
      kind: 'product';
      place: string;
      /** Filters of power SKU and tag choose others. */
      faded: boolean;
      sponsored: boolean;
      move: string | null;
      title: string;
      brand: string;
      /** A picture that the answer itself holds; null leaves a plain box. */
      image: string | null;
      outline: 'own' | 'searched' | null;
      /** The brand's hue as the page's style calls it; null for grey and own brands. */
      hue: string | null;
      /** SVG dash pattern of the brand's line. */
      dash: string | null;
    }
  | { kind: 'left out'; place: string }
  | { kind: 'empty'; words: string };

interface PicturePage {
  heading: string;
  note: string;
  seats: readonly PictureSeat[];
}

/** A shelf, or two side by side, in words: nothing is left to decide. */
export interface ShelfPicture extends PicturePrint {
  shelves: readonly { name: string; pages: readonly PicturePage[] }[];
}

interface Drawn {
  shelf: Shelf;
  other: Shelf | null;
  moves: Moves | null;
  names: { now: string; beside: string };
  accepts: (place: Place) => boolean;
  chosen: ChosenOn | null;
  styles: ReadonlyMap<string, BrandStyle>;
  title: string;
  /** The filters that are on, in words. */
  notes: string;
}

const KEY = 'Solid outline: own brand. Dashed: searched brand, not known as own. Hatched: place not seen.';
const BOXES = 'Boxes stand for pictures on servers of retailers, which a page may not copy.';

export function shelfPicture(drawn: Drawn, format: Format): ShelfPicture {
  const { shelf, other, names, title, notes } = drawn;
  const paneOf = (one: Shelf, name: string, side: 'now' | 'beside') => ({
    name,
    pages: preparePages(one.places, one.question).map((page) => ({
      heading: page.no === null ? 'Page not stated' : `Page ${format.integer(page.no)}`,
      note: pageNote(page, format),
      seats: page.seats.map((seat) => pictureSeat(seat, drawn, side, format)),
    })),
  });
  const shelves = [paneOf(shelf, names.now, 'now'), ...(other ? [paneOf(other, names.beside, 'beside')] : [])];
  const seats = shelves.flatMap(({ pages }) => pages.flatMap((page) => page.seats));
  const boxes = seats.some((seat) => seat.kind === 'product' && seat.image === null);
  return {
    title: other ? `${title}, beside ${names.beside}` : title,
    notes: [notes, boxes ? `${KEY} ${BOXES}` : KEY],
    shelves,
  };
}

function pictureSeat(
  seat: Seat,
  { accepts, chosen, moves, styles }: Drawn,
  side: 'now' | 'beside',
  format: Format,
): PictureSeat {
  if (seat.kind !== 'place') return { kind: 'empty', words: emptyWords(seat, format) };
  const { id, listing, rank, won, own } = seat.place;
  const place = format.position(rank);
  if (!accepts(seat.place)) return { kind: 'left out', place };
  const { product_title, brand_name, product_image_url: image, is_searched_brand } = listing;
  const move = moves?.[side].get(id);
  const { color, dash } = styles.get(brand_name ?? '') ?? OTHER_STYLE;
  return {
    kind: 'product',
    place,
    faded: chosen?.[side]?.ids.has(id) === false,
    sponsored: won === 'paid',
    move: move ? moveWord(move, format) : null,
    title: product_title ?? 'Title not stated',
    brand: brand_name ?? 'brand not stated',
    image: image?.startsWith('data:image/') ? image : null,
    outline: own ? 'own' : is_searched_brand ? 'searched' : null,
    hue: own || color === OTHER_STYLE.color ? null : color,
    dash: dash ?? null,
  };
}
