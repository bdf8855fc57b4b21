import { retailerScoreColumns, visibilityScoreColumns, visibilityScores } from '@/lib/contract/visibility-scores';
import { columnsOf, type Sql, sql } from '@/lib/metrics/sql';
import { flagRatio, keysOf, partOf, ratio, rounded } from '@/lib/metrics/view';
import { columnText, flag } from '../compared';
import { dataset } from '../dataset';
import { scoreFilters } from './filters';

/** Values that a score may use for a share of 100%, in the order of the bits of a row's `follows`. */
export const SCALES = [100, 1] as const;

const COLUMNS = [
  ...keysOf(visibilityScoreColumns),
  ...keysOf(retailerScoreColumns),
  // Computed when the table is filled.
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

const c = columnsOf('scores', COLUMNS);

/** Both counts of a score are known. */
export const COUNTED = sql`${c.own_product_count} IS NOT NULL AND ${c.total_product_count} IS NOT NULL`;
/** Products of shelves, each shelf once, regardless of how many brands are searched on it. */
export const shelfProducts = (condition: Sql) =>
  sql`arraySum(mapValues(maxMapIf(map(${c.shelf}, ifNull(${c.total_product_count}, 0.)), ${condition})))`;
const AIMED = sql`${COUNTED} AND ${c.target_share} IS NOT NULL`;
const MISSED = sql`countIf(NOT ${c.is_target_met})`;
const MISSED_WITH_DISTANCE = sql`countIf(NOT ${c.is_target_met} AND ${c.to_spare} IS NOT NULL)`;
/** Whether score and verdict follow from their parts. Null if neither can be checked. */
const AGREES = sql`if(${c.score_agrees} IS NULL AND ${c.verdict_agrees} IS NULL, NULL, ifNull(${c.score_agrees}, true) AND ifNull(${c.verdict_agrees}, true))`;

/** The scores of a day: a searched brand on the shelf of a keyword or category at a retailer (Visibility Scores). */
export const scores = dataset({
  name: 'scores',
  dataset: visibilityScores.name,
  columns: COLUMNS,
  filters: scoreFilters,
  compared: {
    retailer: columnText(c.retailer_name),
    brand: columnText(c.searched_brand),
    own: flag(c.is_own_brand, 'own', 'competitor'),
    country: columnText(c.retailer_country),
    source: columnText(c.source_name),
    key: flag(c.is_power_visibility_source, 'yes', 'no'),
    target: flag(c.is_target_met, 'met', 'missed'),
    group: columnText(c.searched_brand_group),
    check: flag(AGREES, 'agrees', 'differs'),
  },
  // The row of an item without retailers, at place 0, is not a score.
  counts: sql`${c.place} > 0`,
  search: [c.source_name, c.representative_name],
  measures: {
    share: ratio({
      title: 'Share of search',
      definition:
        'Share of the listings on the shelves of the searched brands that are theirs, among the first that count. A shelf counts once, however many brands are searched on it.',
      better: 'higher',
      counts: { part: sql`sumIf(${c.own_product_count}, ${COUNTED})`, whole: shelfProducts(COUNTED), of: 'listings' },
      all: { sql: sql`count()`, known: sql`countIf(${COUNTED})`, of: 'scores' },
    }),
    target_share: {
      title: 'Target of the share',
      definition:
        'The share that the targets of these shelves ask for together: each target weighs as many listings as its shelf has.',
      sql: rounded(
        sql`sumIf(${c.target_share} * ${c.total_product_count}, ${AIMED}) / nullIf(${shelfProducts(AIMED)}, 0)`,
      ),
      unit: 'percent',
      better: null,
      known: { rows: sql`countIf(${AIMED})`, all: sql`count()`, of: 'scores' },
    },
    on_target: flagRatio(c.is_target_met, {
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
        part: sql`countIf(${c.is_target_met} AND ${c.is_power_visibility_source})`,
        whole: sql`countIf(${c.is_target_met} IS NOT NULL AND ${c.is_power_visibility_source})`,
        of: 'with a verdict',
      },
      all: { sql: sql`countIf(${c.is_power_visibility_source})`, of: 'scores' },
    }),
    one_short: {
      ...partOf({
        title: 'One listing short of target',
        definition: 'Missed targets that one more own listing among those that count would reach.',
        better: 'lower',
        part: sql`countIf(NOT ${c.is_target_met} AND ${c.to_spare} = -1)`,
        whole: MISSED_WITH_DISTANCE,
        of: 'missed with known counts',
      }),
      known: { rows: MISSED_WITH_DISTANCE, all: MISSED, of: 'missed targets' },
    },
    missed: {
      title: 'Targets missed',
      definition: 'Scores that the service says miss their target.',
      sql: MISSED,
      unit: 'count',
      better: 'lower',
    },
    open: {
      title: 'Without a verdict',
      definition:
        'Scores without a verdict: nothing was found to judge, or there is no target. They are part of no “targets met”.',
      sql: sql`countIf(${c.is_target_met} IS NULL)`,
      unit: 'count',
      better: null,
    },
    score_agrees: flagRatio(c.score_agrees, {
      title: 'Scores agree',
      definition:
        'Share of the scores that can be checked that equal own ÷ all listings, at the precision of the score.',
      better: 'higher',
      of: 'that can be checked',
      all: null,
    }),
    verdict_agrees: flagRatio(c.verdict_agrees, {
      title: 'Verdicts agree',
      definition: 'Share of the verdicts that can be checked that follow from score and target.',
      better: 'higher',
      of: 'that can be checked',
      all: null,
    }),
    sources: {
      title: 'Keywords or categories',
      definition: 'Different keywords, or categories, with a score.',
      sql: sql`uniqExact(${c.source})`,
      unit: 'count',
      better: null,
    },
    shelves: {
      title: 'Shelves',
      definition: 'Different shelves: a keyword or category at a retailer.',
      sql: sql`uniqExact(${c.shelf})`,
      unit: 'count',
      better: null,
    },
    retailers: {
      title: 'Retailers',
      definition: 'Different retailers with a score.',
      sql: sql`uniqExact(${c.shop})`,
      unit: 'count',
      better: null,
    },
  },
});
