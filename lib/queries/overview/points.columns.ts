import type { SendableRule } from '@/lib/contract/sendable-rules';
import { boolean, columns, day, hidden, moment, number, type RowOf, required, text } from '../columns';

/** A point of a list for a retailer: a product, or a product for a keyword, that is bad on the day. */
export const pointColumns = columns(
  {
    number: required(number('count', 'No.', 'Number of the point in the list.', { width: 56 })),
    state: required(
      text('Status', {
        width: 88,
        definition: 'New, changed since it was sent, or still open. In the language of the list.',
      }),
    ),
    problem: required(text('Point', { width: 120, search: true })),
    product: required(text('Product', { width: 240, search: true })),
    barcode: text('EAN', { width: 120, search: true }),
    product_id: text("Retailer's product ID", { width: 120, search: true }),
    keyword: text('Keyword', { width: 120, search: true }),
    opened: required(day('Since', { width: 88, definition: 'First bad day.' })),
    since_at_least: boolean('Or earlier', ['Yes', ''], {
      width: 72,
      definition: 'It was bad on the first collected day of the period, so it may have opened earlier.',
    }),
    seen_on: required(day('Seen on', { width: 88, definition: 'Day of the list.' })),
    crawled_at: moment('Page read', {
      width: 140,
      definition: 'When the service read the product page, UTC. Empty if the service sends no time.',
    }),
    value: number('score', 'Value', 'Offers in stock, price of the first offer in the buybox, or position.', {
      width: 72,
    }),
    unit: required(text('Unit', { width: 120 })),
    currency: text('Currency', { width: 72 }),
    merchant: text('First offer by', { width: 120, search: true }),
    page_no: number('count', 'Page of the search', 'Page of the search results with the product.', { width: 72 }),
    earlier_rank: number('rank', 'Earlier position', 'Last known position on the first page.', { width: 72 }),
    earlier_day: day('Earlier position on', { width: 88, definition: 'Day of the earlier position.' }),
    ask: required(text('Request', { width: 240 })),
    page_url: text('Page', { width: 160, definition: 'Address of the product page. Empty if the service sends none.' }),
    sent: day('Sent on', { width: 88, definition: 'Day of the newest earlier list with the point.' }),
  },
  {
    rule: hidden.text,
    subject: hidden.text,
    retailer: hidden.text,
    brand: hidden.text,
    /** What a list states and may differ the next day. */
    fact: hidden.text,
    /** `new`, `changed` or `open`: compared with the newest earlier list. */
    progress: hidden.text,
    is_on_and_off: hidden.boolean,
  },
);

export type PointColumn = keyof (typeof pointColumns)['shown'] & string;

/** A point, without the words of a language. */
export type Point = Omit<RowOf<typeof pointColumns>, 'rule' | 'progress' | 'state' | 'problem' | 'unit' | 'ask'> & {
  rule: SendableRule;
  progress: 'new' | 'changed' | 'open';
};
