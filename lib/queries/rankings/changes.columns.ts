import { boolean, columns, hidden, list, number, type RowOf, required, text } from '../columns';

/** What changed for an SKU, in the order of urgency from the last to the first. */
export const CHANGE_WORDS = { at_stake: 'At stake', gained: 'Gained page one', lost: 'Lost page one' } as const;
export type RankChange = keyof typeof CHANGE_WORDS;
export const RANK_CHANGES = Object.keys(CHANGE_WORDS) as [RankChange, ...RankChange[]];

/** The best rank of a competitor's brand. */
export interface RivalRank {
  brand: string;
  rank: number;
}

/** Columns that name a keyword at a retailer. */
export const KEYWORD = {
  keyword_name: required(text('Keyword', { width: 168, pinned: true, search: true })),
  is_power: boolean('Power keyword', ['Yes', ''], {
    short: 'Power',
    width: 72,
    optional: true,
    definition: 'A keyword that counts most, by Visibility Scores.',
  }),
  retailer_name: text('Retailer', { width: 120, search: true }),
  country: text('Country', {
    width: 72,
    optional: true,
    search: true,
    definition: 'Country of the retailer, by Visibility Scores.',
  }),
};

export const VERDICT_COLUMN = boolean('Target met', ['met', 'missed'], {
  width: 80,
  definition: 'The verdict of the service.',
});

export const MOVED_COLUMN = number('count', 'Positions gained', 'Rank then − rank. Negative if positions were lost.', {
  short: 'Moved',
  width: 72,
  signed: true,
});
export const DISTANCE_COLUMN = number(
  'count',
  'Distance to target',
  'Rank − target, by the rank that the service compares with the target. Positive if it is missed.',
  { short: 'Distance', width: 80, signed: true },
);

/** An own SKU for a keyword at a retailer. Only files have the columns, so that they have no widths. */
export const changeColumns = columns(
  {
    ...KEYWORD,
    product_name: required(text('SKU')),
    change: required(
      text('Change', {
        labels: CHANGE_WORDS,
        definition:
          'Lost or gained page one since the compared day, or at stake: among the last five ranks of page one of the retailer. A rank that is gained and at stake is in both.',
      }),
    ),
    rank_before: number(
      'rank',
      'Rank then',
      'Rank on the compared day. Empty if the SKU was not ranked, or is not in the data of that day.',
    ),
    rank: number('rank', 'Rank', 'Empty if the SKU is not ranked.'),
    moved: MOVED_COLUMN,
    target: number('rank', 'Target', 'As received from the service.'),
    is_on_target: VERDICT_COLUMN,
    distance: DISTANCE_COLUMN,
    page_one_size: number(
      'rank',
      'Page one ends at',
      'Highest rank that any tracked product has on page one of the retailer on the day.',
    ),
    other_name: text('Other product', {
      definition:
        'The tracked product that is now at the former rank. For gained ranks, the one that was at the present rank on the compared day. For ranks at stake, the next tracked product behind. Empty if no tracked product is.',
    }),
    other_brand: text('Brand of the other product'),
    other_rank: number('rank', 'Rank of the other product', 'On the day, empty if it is not ranked any more.'),
    leader: text('Best competitor', { definition: 'The competitor’s brand with the best rank.' }),
    leader_rank: number('rank', 'Rank of the best competitor', 'Its best rank.'),
    brand_name: text('Brand'),
    barcode: text('Barcode'),
  },
  {
    keyword: hidden.text,
    shop: hidden.text,
    retailer_code: hidden.maybe.text,
    search_keyword_id: hidden.maybe.text,
    id: hidden.text,
    product: hidden.text,
    other_product: hidden.maybe.text,
    /** Whether the data has a rank of the compared day, or states that there is none. */
    was_known: hidden.boolean,
    /** Whether the other product is an own one. */
    other_is_own: hidden.maybe.boolean,
    not_power: hidden.boolean,
    /** Orders a group: lost or gained positions, most first. */
    order: hidden.number,
    /** Best competitors by brand, at most six. */
    rivals: list<RivalRank>(),
  },
);

export type ChangedRank = RowOf<typeof changeColumns>;
