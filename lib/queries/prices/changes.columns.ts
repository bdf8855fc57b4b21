import { boolean, columns, hidden, list, money, number, required, text } from '../columns';
import { LISTING_FIELDS, RETAILER, SKU } from './listing.columns';

/** What can happen to an SKU at a retailer between two days, in words. Several can happen at once. */
export const CHANGE_WORDS = {
  up: 'Rose',
  down: 'Fell',
  'sold-out': 'Sold out',
  back: 'Back in stock',
  'buybox-lost': 'Buybox lost',
  'buybox-won': 'Buybox won',
  new: 'New',
  gone: 'Gone',
} as const;

export type ChangeKind = keyof typeof CHANGE_WORDS;
export const CHANGE_KINDS = Object.keys(CHANGE_WORDS) as ChangeKind[];

const IN_STOCK: readonly [yes: string, no: string] = ['In stock', 'Out of stock'];

/** SKUs at retailers that changed since the compared day, by the offer that a shopper sees first on each day. */
export const changeColumns = columns(
  {
    ...SKU,
    ...RETAILER,
    happened: required(
      text('What happened', {
        width: 168,
        search: true,
        definition: `${Object.values(CHANGE_WORDS).join(', ')}. New and gone are not known if a day was collected partly.`,
      }),
    ),
    before: money('Before', 'Price of the first offer on the compared day.', { currency: 'currency', width: 96 }),
    now: money('Now', 'Price of the first offer on the day.', { currency: 'currency', width: 96 }),
    difference: money('Change', 'Price of the day less that of the compared day. Empty unless both have one.', {
      currency: 'currency',
      width: 96,
      signed: true,
    }),
    share: number('percent', 'Change in %', 'Change of the price, of the earlier price.', { width: 96, signed: true }),
    merchant_before: text('Merchant before', { width: 152, search: true }),
    merchant_now: text('Merchant now', { width: 152, search: true }),
    stock_before: boolean('Stock before', IN_STOCK, { width: 112 }),
    stock_now: boolean('Stock now', IN_STOCK, { width: 112 }),
  },
  {
    ...LISTING_FIELDS,
    currency: hidden.text,
    kinds: list<ChangeKind>(),
    smaller: hidden.number,
  },
);
