import { visibilityScores } from '@/lib/contract/visibility-scores';
import { ratio, view } from './view';

/** What may stand for a whole share in a score, in the order of the bits of a row's `follows`. */
export const SCALES = [100, 1] as const;

/** Both counts of a score are known. */
const COUNTED = 'own_product_count IS NOT NULL AND total_product_count IS NOT NULL';
/** SQL: products of shelves, each shelf once, however many brands are searched on it. */
export const shelfProducts = (condition: string) =>
  `arraySum(mapValues(maxMapIf(map(shelf, ifNull(total_product_count, 0.)), ${condition})))`;
const AIMED = `${COUNTED} AND target_share IS NOT NULL`;
const JUDGED = 'is_target_met IS NOT NULL';

/** The scores of a day: a searched brand on the shelf of a keyword or category at a retailer (Visibility Scores). */
export const scores = view({
  name: 'scores',
  title: 'Visibility scores',
  dataset: visibilityScores.name,
  table: 'scores',
  filters: {
    retailer: 'retailer_name',
    country: 'retailer_country',
    brand: 'searched_brand',
    own: 'is_own_brand',
    q: "concat(source_name, ' ', ifNull(representative_name, ''))",
  },
  dimensions: {
    day: { title: 'Day', sql: 'day' },
    retailer: { title: 'Retailer', sql: 'retailer_name' },
    brand: { title: 'Brand', sql: 'searched_brand' },
    source: { title: 'Keyword or category', sql: 'source_name' },
  },
  measures: {
    share: ratio({
      title: 'Share of search',
      definition:
        'Listings of the searched brands, of all listings on their shelves among the first that count. A shelf counts once, however many brands are searched on it.',
      better: 'higher',
      counts: { part: `sumIf(own_product_count, ${COUNTED})`, whole: shelfProducts(COUNTED), of: 'listings' },
      all: { sql: 'count()', known: `countIf(${COUNTED})`, of: 'scores' },
    }),
    target_share: {
      title: 'Target of the share',
      definition:
        'The share that the targets of these shelves ask for together: each target weighs as many listings as its shelf has.',
      sql: `sumIf(target_share * total_product_count, ${AIMED}) / nullIf(${shelfProducts(AIMED)}, 0)`,
      unit: 'percent',
      better: null,
      known: { rows: `countIf(${AIMED})`, all: 'count()', of: 'scores' },
    },
    on_target: ratio({
      title: 'Targets met',
      definition: 'Scores that reach their target by the verdict of the service, of those with a verdict.',
      better: 'higher',
      counts: { part: 'countIf(is_target_met)', whole: `countIf(${JUDGED})`, of: 'with a verdict' },
      all: { sql: 'count()', of: 'scores' },
    }),
    power_on_target: ratio({
      title: 'Targets of power keywords met',
      definition: 'Scores of power keywords, or of key categories, that reach their target, of those with a verdict.',
      better: 'higher',
      counts: {
        part: 'countIf(is_target_met AND is_power_visibility_source)',
        whole: `countIf(${JUDGED} AND is_power_visibility_source)`,
        of: 'with a verdict',
      },
      all: { sql: 'countIf(is_power_visibility_source)', of: 'scores' },
    }),
    one_short: {
      title: 'One listing short of target',
      definition: 'Missed targets that one more own listing among those that count would reach.',
      sql: 'countIf(NOT is_target_met AND to_spare = -1)',
      unit: 'count',
      better: 'lower',
      counts: {
        part: 'countIf(NOT is_target_met AND to_spare = -1)',
        whole: 'countIf(NOT is_target_met AND to_spare IS NOT NULL)',
        of: 'missed whose counts are known',
      },
    },
    missed: {
      title: 'Targets missed',
      definition: 'Scores that the service says miss their target.',
      sql: 'countIf(NOT is_target_met)',
      unit: 'count',
      better: 'lower',
    },
    open: {
      title: 'Without a verdict',
      definition:
        'Scores without a verdict: nothing was found to judge, or there is no target. They are part of no “targets met”.',
      sql: 'countIf(is_target_met IS NULL)',
      unit: 'count',
      better: null,
    },
    score_agrees: ratio({
      title: 'Scores agree',
      definition:
        'Scores that are own listings of all listings, to the digits they are given in, of those that can be checked.',
      better: 'higher',
      counts: { part: 'countIf(score_agrees)', whole: 'count(score_agrees)', of: 'that can be checked' },
      all: null,
    }),
    verdict_agrees: ratio({
      title: 'Verdicts agree',
      definition: 'Verdicts that follow from score and target, of those that can be checked.',
      better: 'higher',
      counts: { part: 'countIf(verdict_agrees)', whole: 'count(verdict_agrees)', of: 'that can be checked' },
      all: null,
    }),
    sources: {
      title: 'Keywords or categories',
      definition: 'Different keywords, or categories, with a score.',
      sql: 'uniqExact(source)',
      unit: 'count',
      better: null,
    },
    shelves: {
      title: 'Shelves',
      definition: 'Different shelves: a keyword or category at a retailer.',
      sql: 'uniqExact(shelf)',
      unit: 'count',
      better: null,
    },
    retailers: {
      title: 'Retailers',
      definition: 'Different retailers with a score.',
      sql: 'uniqExact(shop)',
      unit: 'count',
      better: null,
    },
  },
});
