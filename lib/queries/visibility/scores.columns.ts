import { boolean, columns, hidden, number, type RowOf, required, text } from '../columns';

/** The first columns of tables of keywords and categories. */
export const SOURCE = required(text('Keyword or category', { width: 152, pinned: true, search: true }));
export const POWER = boolean('Power keyword', ['Yes', ''], {
  short: 'Power',
  width: 72,
  optional: true,
  definition: 'A keyword or category that counts most.',
});
export const SEARCHED_BRAND = text('Brand', {
  width: 96,
  search: true,
  definition: 'The brand whose listings are counted.',
});

/** A score of the day: a searched brand on the shelf of a keyword or category at a retailer. */
export const scoreColumns = columns(
  {
    source_name: SOURCE,
    is_power: POWER,
    retailer_name: text('Retailer', { width: 112, search: true, below: 'source_name' }),
    retailer_country: text('Country', { width: 80, optional: true, search: true }),
    listings: number('count', 'Own listings', 'Listings of the brand among the first that count.', {
      short: 'Own',
      width: 82,
    }),
    listings_change: number(
      'count',
      'Change of listings',
      'Listings of the brand since the compared day. Empty unless both days have the score.',
      { short: 'Change', width: 62, signed: true, below: 'listings' },
    ),
    score: number('score', 'Score', 'As received from the service.', { width: 60, comparedWith: ['target'] }),
    target: number('score', 'Target', 'As received from the service.', {
      width: 60,
      comparedWith: ['score'],
      below: 'score',
    }),
    leader: text('Leader', {
      width: 78,
      definition: 'The searched brand with most listings on the shelf.',
    }),
    leader_listings: number('count', 'Listings of the leader', 'Listings of that brand among the first that count.', {
      short: 'Listings',
      width: 72,
      below: 'leader',
    }),
    searched_brand: SEARCHED_BRAND,
    all_listings: number('count', 'All listings', 'Listings of the shelf among the first that count.', {
      short: 'Of all',
      width: 72,
    }),
    gap: number('score', 'Gap', 'Score − target.', { width: 96, signed: true, comparedWith: [0] }),
    is_target_met: boolean('Target met', ['met', 'missed'], {
      width: 88,
      definition: 'The verdict of the service.',
    }),
    needed: number(
      'count',
      'Listings missing',
      'Own listings to add among those that count to reach the target, 0 if it is reached. Empty if that is not known or the whole shelf would not be enough.',
      { short: 'Missing', width: 80, optional: true },
    ),
    to_spare: number(
      'count',
      'To spare',
      'Own listings beyond those that the target needs; negative where some are missing.',
      { width: 80, optional: true },
    ),
    share: number('percent', 'Share', 'Own listings of all listings of the shelf.', { width: 88, optional: true }),
    score_change: number(
      'score',
      'Change of the score',
      'Score since the compared day. Empty unless both days have one.',
      { width: 120, optional: true, signed: true },
    ),
    score_agrees: boolean('Score check', ['agrees', 'differs'], {
      width: 92,
      optional: true,
      definition:
        'Whether the score equals own ÷ all listings, at the precision of the score. Empty if that cannot be checked.',
    }),
    verdict_agrees: boolean('Verdict check', ['agrees', 'differs'], {
      width: 112,
      optional: true,
      definition: 'Whether the verdict follows from score and target. Empty if that cannot be checked.',
    }),
  },
  {
    id: hidden.text,
    representative_name: { ...hidden.maybe.text, search: true },
    searched_brand_group: { ...hidden.maybe.text, search: true },
    /** Value of a whole share in `score`, `target` and `gap`. Null if scores are not shares. */
    scale: hidden.maybe.number,
  },
);

export type ScoreRow = RowOf<typeof scoreColumns>;
