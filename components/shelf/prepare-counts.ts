import type { Place } from '@/components/shelf/place';
import { isKnownCount } from '@/lib/client/known-count';

/** A yes, no, unknown count: unknown is never added to no. */
export interface Split {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

export interface Counts {
  readonly places: number;
  readonly own: Split;
  readonly searched: Split;
  /** Yes: paid, no: organic. */
  readonly paid: Split;
}

export function prepareCounts(places: readonly Place[]): Counts {
  return {
    places: places.length,
    own: split(places.map(({ own }) => own)),
    searched: split(places.map(({ listing }) => listing.is_searched_brand)),
    paid: split(places.map(({ listing }) => listing.is_sponsored)),
  };
}

function split(flags: readonly (boolean | null)[]): Split {
  const count = (flag: boolean | null) => flags.filter((one) => one === flag).length;
  return { yes: count(true), no: count(false), unknown: count(null) };
}

/** The number of known yes; null where too little is known to say that there is none. */
export function known({ yes, no, unknown }: Split): number | null {
  return isKnownCount({ found: yes, known: yes + no, unknown }) ? yes : null;
}
