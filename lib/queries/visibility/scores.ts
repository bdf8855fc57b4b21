import { and, sql } from '@/lib/metrics/sql';
import { isOneOf } from '../filter-rows';
import { choice, list } from '../params';
import { tableQuery } from '../table';
import { aimOf, before, bothDays, chosenScores, comparedNeed, dayNeed, FILTER_COLUMNS } from './needs';
import { visibilityParams } from './params';

/** A score of the day: a searched brand on the shelf of a keyword or category at a retailer. */
export interface ScoreRow {
  id: string;
  source_name: string;
  representative_name: string | null;
  visibility_source_id: string | null;
  is_power: boolean | null;
  searched_brand: string | null;
  searched_brand_group: string | null;
  own: boolean | null;
  retailer_name: string | null;
  retailer_code: string | null;
  retailer_country: string | null;
  /** Listings of the searched brand, and since the compared day. */
  listings: number | null;
  listings_change: number | null;
  all_listings: number | null;
  /** On the scale of the service, see `scale`: what stands for a whole share, null where scores are something else. */
  score: number | null;
  score_change: number | null;
  target: number | null;
  gap: number | null;
  scale: number | null;
  share: number | null;
  /** Own listings to spare, negative where some are missing. */
  to_spare: number | null;
  needed: number | null;
  is_target_met: boolean | null;
  /** The brand with most listings on the shelf. */
  leader: string | null;
  leader_own: boolean | null;
  leader_listings: number | null;
  score_agrees: boolean | null;
  verdict_agrees: boolean | null;
}

/** Of all brands of the shelf, whichever the filters leave. */
const LEADER = sql`argMaxIf((searched_brand, is_own_brand, own_product_count), (ifNull(own_product_count, 0), ifNull(is_own_brand, false), ifNull(toString(searched_brand), '')), now AND own_product_count > 0)
  OVER (PARTITION BY shelf)`;

const COLUMNS = [
  ...FILTER_COLUMNS,
  'id',
  'row_no',
  'source',
  'shelf',
  'shop',
  'visibility_source_id',
  'retailer_code',
  'own_product_count',
  'total_product_count',
  'score',
  'target',
  'gap',
  'scale',
  'share',
  'to_spare',
] as const;

/** Every score of the day; unless all are asked for, those of own brands, or of the brands that the filters leave. */
export const scores = tableQuery<ScoreRow>()({
  name: 'visibility/scores',
  title: 'Scores',
  noun: 'scores',
  params: {
    ...visibilityParams,
    /** Whose: those that targets are told of, or all that the filters leave. */
    of: choice(['aim', 'all'], 'aim'),
    /** Own listings missing to the target: 1, 2, 3 for three or more. */
    needed: list(),
    id: list(),
  },
  columns: {
    source_name: { title: 'Keyword or category', kind: 'text' },
    is_power: { title: 'Power keyword', kind: 'boolean', definition: 'A keyword or category that counts most.' },
    searched_brand: { title: 'Brand', kind: 'text', definition: 'The brand whose listings are counted.' },
    retailer_name: { title: 'Retailer', kind: 'text' },
    retailer_country: { title: 'Country', kind: 'text' },
    listings: {
      title: 'Own listings',
      kind: 'number',
      unit: 'count',
      definition: 'Listings of the brand among the first that count.',
    },
    listings_change: {
      title: 'Change of listings',
      kind: 'number',
      unit: 'count',
      definition: 'Listings of the brand since the compared day. Empty unless both days have the score.',
    },
    all_listings: {
      title: 'All listings',
      kind: 'number',
      unit: 'count',
      definition: 'Listings of the shelf among the first that count.',
    },
    score: { title: 'Score', kind: 'number', unit: 'score', definition: 'As the service gives it.' },
    score_change: {
      title: 'Change of the score',
      kind: 'number',
      unit: 'score',
      definition: 'Score since the compared day. Empty unless both days have one.',
    },
    target: { title: 'Target', kind: 'number', unit: 'score', definition: 'As the service gives it.' },
    gap: { title: 'Gap', kind: 'number', unit: 'score', definition: 'Score − target.' },
    share: {
      title: 'Share',
      kind: 'number',
      unit: 'percent',
      definition: 'Own listings of all listings of the shelf.',
    },
    needed: {
      title: 'Listings missing',
      kind: 'number',
      unit: 'count',
      definition:
        'So many more own listings among those that count reach the target; 0 where it is reached. Empty where that cannot be told, or the whole shelf would not do.',
    },
    to_spare: {
      title: 'To spare',
      kind: 'number',
      unit: 'count',
      definition: 'Own listings beyond those that the target takes; negative where some are missing.',
    },
    is_target_met: { title: 'Target met', kind: 'boolean', definition: 'The verdict of the service.' },
    leader: { title: 'Leader', kind: 'text', definition: 'The searched brand with most listings on the shelf.' },
    leader_listings: {
      title: 'Listings of the leader',
      kind: 'number',
      unit: 'count',
      definition: 'Listings of that brand among the first that count.',
    },
    score_agrees: {
      title: 'Score agrees',
      kind: 'boolean',
      definition:
        'Whether the score is own listings of all listings, to the digits it is given in. Empty where that cannot be checked.',
    },
    verdict_agrees: {
      title: 'Verdict agrees',
      kind: 'boolean',
      definition: 'Whether the verdict follows from score and target. Empty where that cannot be checked.',
    },
  },
  fields: [
    ...[
      'id',
      'representative_name',
      'visibility_source_id',
      'searched_brand_group',
      'own',
      'retailer_code',
      'scale',
      'leader_own',
    ],
  ],
  search: [
    'source_name',
    'representative_name',
    'searched_brand',
    'searched_brand_group',
    'retailer_name',
    'retailer_country',
  ],
  sort: 'is_power.desc',
  key: ['gap', 'source_name', 'id', 'row_no'],
  needs: (params) => [dayNeed(params), ...comparedNeed(params)],
  async from(params, run) {
    const where = and(
      params.of === 'all' ? chosenScores(params) : await aimOf(params, run),
      params.needed.length > 0 &&
        sql`to_spare IS NOT NULL AND ${isOneOf(sql`toString(least(3, 0 - to_spare))`, params.needed)} AND NOT is_target_met`,
      params.id.length > 0 && isOneOf(sql`id`, params.id),
    );
    return sql`SELECT *, is_power_visibility_source AS is_power, is_own_brand AS own, own_product_count AS listings, total_product_count AS all_listings,
        own_product_count - listings_before AS listings_change, score - score_before AS score_change, if(to_spare IS NULL, NULL, greatest(0, 0 - to_spare)) AS needed,
        its_leader.1 AS leader, its_leader.2 AS leader_own, its_leader.3 AS leader_listings
      FROM (SELECT *, ${before('own_product_count')} AS listings_before, ${before('score')} AS score_before, ${LEADER} AS its_leader
        FROM (${bothDays(params, run, COLUMNS)}))
      WHERE now AND ${where}`;
  },
});
