import type { Place } from '@/components/shelf/place';

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

/** The number of known yes, null where nothing at all is known. */
export function known({ yes, no }: Split): number | null {
  return yes + no > 0 ? yes : null;
}
