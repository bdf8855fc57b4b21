import 'server-only';
import { integer, string, strings } from '@/lib/contract/column';
import { retailerScoreColumns, visibilityScoreColumns, visibilityScores } from '@/lib/contract/visibility-scores';
import { SCALES } from '@/lib/datasets/scores/view';
import {
  type Fields,
  FLAG,
  NOT_STATED,
  NUMBER,
  namedColumns,
  ROW_NO,
  type TypedColumn,
  typedColumns,
  unknownFields,
  WORD,
} from './fields';
import { itemsSql, parse, warehouseTable } from './table';

const params: Fields = {
  visibility_type: string('search results or category shelves'),
  first_n_products: integer('products of a shelf that count'),
  position_type: string('organic positions, sponsored ones, or all'),
};

/** A list that becomes rows, and so does not count as an unknown field. */
const RETAILER_SCORES: Fields = { retailer_scores: strings('scores') };

const columns: TypedColumn[] = [
  ROW_NO,
  ...namedColumns({
    /** Number of the retailer in its list; 0 where the list is empty. */
    place: ['UInt32', 'place'],
  }),
  ...typedColumns(params, 'request'),
  ...typedColumns(visibilityScoreColumns, 'parsed'),
  ...typedColumns(retailerScoreColumns, 'scored'),
  ...namedColumns({
    /** The item as received, with only this retailer. */
    raw: [
      'String CODEC(ZSTD(1))',
      `concat('{', arrayStringConcat(arrayMap(field -> concat(toJSONString(field.1), ':', field.2),
      arrayFilter(field -> field.1 != 'retailer_scores', JSONExtractKeysAndValuesRaw(item))), ','), ',"retailer_scores":[', score_json, ']}')`,
    ],
    unknown: [
      'String',
      `concat(${unknownFields('item', { ...visibilityScoreColumns, ...RETAILER_SCORES })}, ${unknownFields('score_json', retailerScoreColumns)})`,
    ],
  }),
];

/** Maximum rounding error of a score on a scale of 1. */
const COARSEST = 0.005;
const WRITTEN = 'toString(score)';
const DIGITS = `if(position(${WRITTEN}, '.') = 0, 0, length(${WRITTEN}) - position(${WRITTEN}, '.'))`;
/** SQL of whether a score equals the share of its counts, to the digits of the score. */
const isShare = (scale: string | number) =>
  `(abs(score - share * ${scale}) <= least(0.5 * exp10(-${DIGITS}), ${COARSEST} * ${scale}) + 1e-9 * ${scale})`;
const most = (bit: number) =>
  `2 * countIf(bitTest(follows, ${bit})) OVER (PARTITION BY set_id) > count(follows) OVER (PARTITION BY set_id)`;

const derived = namedColumns({
  /** The keyword or category, by its number. */
  source: ['String', `coalesce(visibility_source_id, visibility_source_name, ${NOT_STATED})`],
  /** Retailer and country: the same name in two countries is two shops. */
  shop: [
    WORD,
    `concat(coalesce(retailer_code, retailer_name, ${NOT_STATED}), '/', ifNull(retailer_country, ${NOT_STATED}))`,
  ],
  /** The same on every day and for every position type. */
  id: ['String', `concat(source, '/', ifNull(searched_brand, ${NOT_STATED}), '/', shop)`],
  /** Source and shop: a shelf counts once, however many brands are searched on it. */
  shelf: ['UInt64', 'sipHash64(source, shop)'],
  source_name: [
    'String',
    "coalesce(nullIf(visibility_source_name, ''), nullIf(representative_name, ''), concat('source ', ifNull(visibility_source_id, 'not stated')))",
  ],
  /** Own products of all products, 0 to 1. */
  share: [NUMBER, 'own_product_count / nullIf(total_product_count, 0)'],
  /** A bit for each scale on which the score is the share; null if it cannot be checked. */
  follows: [
    'Nullable(UInt8)',
    `if(score IS NULL OR share IS NULL OR share = 0, NULL, toUInt8(${SCALES.map((scale, bit) => `${isShare(scale)} * ${2 ** bit}`).join(' + ')}))`,
  ],
  /** Value of a whole share in most scores of the answer; null if most scores are not shares. */
  scale: [NUMBER, `multiIf(${SCALES.map((scale, bit) => `${most(bit)}, ${scale}`).join(', ')}, NULL)`],
  /** The target as a share, 0 to 1. */
  target_share: [NUMBER, 'target / scale'],
  /** On the scale of the score. */
  gap: [NUMBER, 'score - target'],
  /** Own listings above the number that the target needs, negative below it; null if the whole shelf is not enough. */
  to_spare: [
    NUMBER,
    `if(least(total_product_count, ceil(target_share * total_product_count - 1e-9)) < ceil(target_share * total_product_count - 1e-9), NULL,
      0 - ceil(target_share * nullIf(total_product_count, 0) - own_product_count - 1e-9))`,
  ],
  /** Whether the score follows from its counts. */
  score_agrees: [FLAG, `if(scale IS NULL, NULL, ${isShare('scale')})`],
  /** Whether the verdict follows from score and target. */
  verdict_agrees: [FLAG, 'is_target_met = (score >= target)'],
});

/** A row for each score: a searched brand on the shelf of a keyword or category at a retailer. */
export const scores = warehouseTable({
  name: 'scores',
  version: 2,
  endpoint: visibilityScores.name,
  columns,
  derived,
  counted: 'countIf(place < 2)',
  same: 'item, place',
  rows: `
    SELECT *, ${parse('item', visibilityScoreColumns)} AS parsed, ${parse('score_json', retailerScoreColumns)} AS scored,
      ${parse('set_params', params)} AS request
    FROM (
      SELECT * EXCEPT (entry), entry.1 AS place, entry.2 AS score_json
      FROM (
        SELECT *, arrayFilter(json -> JSONType(json) = 'Object', JSONExtractArrayRaw(item, 'retailer_scores')) AS entries,
          arrayJoin(if(empty(entries), [(toUInt32(0), '')], arrayZip(arrayEnumerate(entries), entries))) AS entry
        FROM (${itemsSql()})
      )
    )`,
});
