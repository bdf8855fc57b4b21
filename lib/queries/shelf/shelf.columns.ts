import { OWN_BRAND, PRODUCT_ID } from '@/lib/queries/shared/product.columns';
import { boolean, columns, hidden, money, number, required, text } from '../columns';

/** What became of a listing since the compared shelf. Null if it cannot be compared, such as a sponsored one. */
const MOVE_WORDS = { up: 'up', down: 'down', same: 'unchanged', new: 'new', gone: 'gone' } as const;

/** A listing of a shelf, or one that only the compared shelf has. */
export const shelfColumns = columns(
  {
    rank: number(
      'rank',
      'Rank',
      'Among organic and sponsored listings, or within the selected type. Empty if the listing is gone.',
      {
        width: 64,
      },
    ),
    name: required(
      text('Product', {
        width: 260,
        pinned: true,
        search: true,
        definition:
          'Its name in Search By Product or in Price. Products that neither has are shown with the title on the shelf.',
      }),
    ),
    brand: text('Brand', { width: 112, search: true }),
    won: text('Organic or sponsored', {
      short: 'Type',
      width: 88,
      definition: 'Empty if the service does not state it.',
    }),
    rank_before: number('rank', 'Rank then', 'Rank on the compared shelf.', { short: 'Then', width: 64 }),
    moved: number(
      'count',
      'Positions gained',
      'Rank then − rank, for organic listings on both shelves. Negative if positions were lost.',
      {
        short: 'Moved',
        width: 72,
        signed: true,
      },
    ),
    move: text('Move', {
      width: 88,
      labels: MOVE_WORDS,
      definition:
        'New: not on the compared shelf. Gone: only on the compared shelf. Empty if the listing cannot be compared: it is sponsored, or its product is not identified.',
    }),
    price: money('Price', 'Selling price at the retailer on the day, of the offer that is first in stock.', {
      width: 80,
    }),
    list_price: money('List price', 'Of the same offer.', { width: 80, optional: true }),
    is_out_of_stock: boolean('Out of stock', ['Yes', 'No'], {
      width: 80,
      definition:
        'Whether no offer at the retailer is in stock. Empty if the product is not among the offers, or no offer states it.',
    }),
    rating: number('rating', 'Rating', 'Average rating of the day by Scorecard, joined by SKU and retailer.', {
      width: 64,
    }),
    reviews: number('count', 'Reviews of the day', 'Reviews dated on the day, by Scorecard.', {
      short: 'Reviews',
      width: 72,
      optional: true,
    }),
    own: { ...OWN_BRAND, optional: true },
    is_power: boolean('Power SKU', ['Yes', 'No'], { width: 88, optional: true }),
    page: number('count', 'Page', 'As received, or by the rank and the size of a page.', { width: 64, optional: true }),
    merchant_name: text('Merchant', { width: 120, optional: true, search: true }),
    listed_title: text('Title on the shelf', { width: 260, optional: true, search: true }),
    barcode: text('Barcode', {
      width: 128,
      optional: true,
      search: true,
      definition: 'By Search By Product or Price. Listings do not have one.',
    }),
    product_id: PRODUCT_ID,
    currency: text('Currency', { width: 72, optional: true }),
  },
  {
    id: hidden.text,
    product: hidden.text,
    /** The SKU and the retailer of Price, and the row of Scorecards, for links. */
    sku: hidden.maybe.text,
    retailer: hidden.maybe.text,
    rating_id: hidden.maybe.text,
    product_url: hidden.maybe.text,
    product_image_url: hidden.maybe.text,
    /** Orders listings that are gone behind all others. */
    order: hidden.number,
  },
);
