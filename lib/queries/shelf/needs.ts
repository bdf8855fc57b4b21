import { toIdentifier } from '@/lib/contract/identifier';
import { POSITION_TYPES } from '@/lib/contract/params';
import { listings } from '@/lib/datasets/listings/view';
import { offers } from '@/lib/datasets/offers/view';
import { ranks } from '@/lib/datasets/ranks/view';
import { scorecards } from '@/lib/datasets/scorecards/view';
import { periodStart } from '@/lib/queries/shared/dates';
import { withComparedDay } from '@/lib/queries/shared/day-needs';
import { namesNeed } from '@/lib/queries/shared/names';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';
import type { Need } from '../query';
import { comparedShelf, hasShelf, isCompared, type ShelfParams } from './params';

/** The listings of the shelf on the day. */
export const LISTED = { view: listings, as: 'listed' } as const;
/** The listings of the shelf that it is compared with. */
export const COMPARED = { view: listings, as: 'compared' } as const;
/** The listings of the shelf over the period, where they are collected. */
export const PERIOD = { view: listings } as const;
/** The products of Search By Product, which name products. */
export const KNOWN = { view: ranks, as: 'known' } as const;
export const PRICES = { view: offers, as: 'prices' } as const;
/** The offers of the compared day. */
export const COMPARED_PRICES = { view: offers, as: 'prices_compared' } as const;
export const RATINGS = { view: scorecards, as: 'ratings' } as const;

function listingParams(params: ShelfParams): Need['params'] {
  const { visibility_type, visibility_source_id, retailer_code, position_type, first_n_products } = params;
  // 0 is the number of no source: such a need has no rows, and is not collected.
  const id = visibility_source_id === '' ? 0 : toIdentifier(visibility_source_id);
  return { visibility_type, visibility_source_id: id, retailer_code, position_type, first_n_products };
}

/** The listings of a shelf on its day. Shelves outside the plan are collected when a user requests them. */
function listedNeed(params: ShelfParams, as: string): Need {
  const day = { from: params.date, to: params.date };
  return { view: listings, as, params: listingParams(params), ...day, urgent: hasShelf(params), onRequest: true };
}

/** The products of the day, with their names, barcodes and owners. */
function knownNeed({ date }: Pick<ShelfParams, 'date'>): Need {
  return { ...KNOWN, isAside: true, params: { position_type: 'OVERALL' }, from: date, to: date };
}

/** What other endpoints know of the products of a shelf on the day. */
function asideNeeds(params: ShelfParams): Need[] {
  const { date } = params;
  const day = { from: date, to: date, isAside: true } as const;
  return [namesNeed(params), knownNeed(params), { ...PRICES, ...day, params: { calculation_type: PRICE_TYPE } }];
}

/** The needs of the rows of `listedRows` on the day. */
export function listedNeeds(params: ShelfParams): Need[] {
  return [listedNeed(params, LISTED.as), ...asideNeeds(params)];
}

/** The needs of the day and, if there is one, of the compared shelf. */
export function bothNeeds(params: ShelfParams): Need[] {
  if (!isCompared(params)) return listedNeeds(params);
  const compared = comparedShelf(params);
  const { date } = compared;
  return [
    ...listedNeeds(params),
    listedNeed(compared, COMPARED.as),
    { ...COMPARED_PRICES, isAside: true, params: { calculation_type: PRICE_TYPE }, from: date, to: date },
  ];
}

/** The ratings of the day. */
export function ratingsNeed({ date }: Pick<ShelfParams, 'date'>): Need {
  return { ...RATINGS, isAside: true, params: {}, from: date, to: date };
}

/** The ranks of a position type over the period. */
export const rankNeed = (type: (typeof POSITION_TYPES)[number]) => ({ view: ranks, as: `ranks_${type.toLowerCase()}` });

/** Position types whose ranks are read. Overall, those of each type state which positions are sponsored. */
export function rankTypes({ visibility_type, position_type }: ShelfParams): readonly (typeof POSITION_TYPES)[number][] {
  if (visibility_type === 'CATEGORY') return [];
  return position_type === 'OVERALL' ? POSITION_TYPES : [position_type];
}

/**
 * The listings and ranks of the period and the day to compare with, as far as they are collected. None of them is
 * requested.
 */
export function positionNeeds(params: ShelfParams): Need[] {
  const range = { from: periodStart(params.date, params.days), to: params.date };
  const needs: Need[] = [
    { view: listings, params: listingParams(params), ...range },
    ...rankTypes(params).map((type) => ({
      ...rankNeed(type),
      params: { position_type: type },
      ...range,
      isAside: true,
    })),
  ];
  return [...needs.flatMap((need) => withComparedDay(need, params)), namesNeed(params), knownNeed(params)];
}
