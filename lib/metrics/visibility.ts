import { retailerScoreColumns, visibilityScoreColumns, visibilityScores } from '@/lib/contract/visibility-scores';
import { type Sql, sql } from './sql';
import { flagRatio, keysOf, partOf, ratio, view } from './view';

/** Values that a score may use for a share of 100%, in the order of the bits of a row's `follows`. */
export const SCALES = [100, 1] as const;

/** Both counts of a score are known. */
export const COUNTED = sql`own_product_count IS NOT NULL AND total_product_count IS NOT NULL`;
/** Products of shelves, each shelf once, regardless of how many brands are searched on it. */
export const shelfProducts = (condition: Sql) =>
  sql`arraySum(mapValues(maxMapIf(map(shelf, ifNull(total_product_count, 0.)), ${condition})))`;
const AIMED = sql`${COUNTED} AND target_share IS NOT NULL`;

/** Columns that are computed when the table is filled. */
const DERIVED = [
  'day',
  'row_no',
  'place',
  'raw',
  'source',
  'shop',
  'id',
  'shelf',
  'source_name',
  'share',
  'scale',
  'target_share',
  'gap',
  'to_spare',
  'score_agrees',
  'verdict_agrees',
] as const;

/** The scores of a day: a searched brand on the shelf of a keyword or category at a retailer (Visibility Scores). */
export const scores = view({
  name: 'scores',
  dataset: visibilityScores.name,
  columns: [...keysOf(visibilityScoreColumns), ...keysOf(retailerScoreColumns), ...DERIVED],
  measureColumns: [
    'shelf',
    'shop',
    'source',
    'own_product_count',
    'total_product_count',
    'target_share',
    'to_spare',
    'is_target_met',
    'is_power_visibility_source',
    'score_agrees',
    'verdict_agrees',
  ],
  measures: {
    share: ratio({
      title: 'Share of search',
      definition:
        'Share of the listings on the shelves of the searched brands that are theirs, among the first that count. A shelf counts once, however many brands are searched on it.',
      better: 'higher',
      counts: { part: sql`sumIf(own_product_count, ${COUNTED})`, whole: shelfProducts(COUNTED), of: 'listings' },
      all: { sql: sql`count()`, known: sql`countIf(${COUNTED})`, of: 'scores' },
    }),
    target_share: {
      title: 'Target of the share',
      definition:
        'The share that the targets of these shelves ask for together: each target weighs as many listings as its shelf has.',
      sql: sql`sumIf(target_share * total_product_count, ${AIMED}) / nullIf(${shelfProducts(AIMED)}, 0)`,
      unit: 'percent',
      better: null,
      known: { rows: sql`countIf(${AIMED})`, all: sql`count()`, of: 'scores' },
    },
    on_target: flagRatio('is_target_met', {
      title: 'Targets met',
      definition: 'Share of the scores with a verdict that reach their target, by the verdict of the service.',
      better: 'higher',
      of: 'with a verdict',
      all: 'scores',
    }),
    power_on_target: ratio({
      title: 'Targets of power keywords met',
      definition: 'Share of the scores with a verdict for power keywords, or key categories, that reach their target.',
      better: 'higher',
      counts: {
        part: sql`countIf(is_target_met AND is_power_visibility_source)`,
        whole: sql`countIf(is_target_met IS NOT NULL AND is_power_visibility_source)`,
        of: 'with a verdict',
      },
      all: { sql: sql`countIf(is_power_visibility_source)`, of: 'scores' },
    }),
    one_short: partOf({
      title: 'One listing short of target',
      definition: 'Missed targets that one more own listing among those that count would reach.',
      better: 'lower',
      part: sql`countIf(NOT is_target_met AND to_spare = -1)`,
      whole: sql`countIf(NOT is_target_met AND to_spare IS NOT NULL)`,
      of: 'missed with known counts',
    }),
    missed: {
      title: 'Targets missed',
      definition: 'Scores that the service says miss their target.',
      sql: sql`countIf(NOT is_target_met)`,
      unit: 'count',
      better: 'lower',
    },
    open: {
      title: 'Without a verdict',
      definition:
        'Scores without a verdict: nothing was found to judge, or there is no target. They are part of no “targets met”.',
      sql: sql`countIf(is_target_met IS NULL)`,
      unit: 'count',
      better: null,
    },
    score_agrees: flagRatio('score_agrees', {
      title: 'Scores agree',
      definition:
        'Share of the scores that can be checked that equal own ÷ all listings, at the precision of the score.',
      better: 'higher',
      of: 'that can be checked',
      all: null,
    }),
    verdict_agrees: flagRatio('verdict_agrees', {
      title: 'Verdicts agree',
      definition: 'Share of the verdicts that can be checked that follow from score and target.',
      better: 'higher',
      of: 'that can be checked',
      all: null,
    }),
    sources: {
      title: 'Keywords or categories',
      definition: 'Different keywords, or categories, with a score.',
      sql: sql`uniqExact(source)`,
      unit: 'count',
      better: null,
    },
    shelves: {
      title: 'Shelves',
      definition: 'Different shelves: a keyword or category at a retailer.',
      sql: sql`uniqExact(shelf)`,
      unit: 'count',
      better: null,
    },
    retailers: {
      title: 'Retailers',
      definition: 'Different retailers with a score.',
      sql: sql`uniqExact(shop)`,
      unit: 'count',
      better: null,
    },
  },
});
