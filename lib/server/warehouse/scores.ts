import 'server-only';
import { integer, string, strings } from '@/lib/contract/column';
import { retailerScoreColumns, visibilityScoreColumns, visibilityScores } from '@/lib/contract/visibility-scores';
import { SCALES } from '@/lib/datasets/scores/view';
import { type Fields, type TypedColumn, typedColumns, unknownFields } from './fields';
import { itemsSql, parse, warehouseTable } from './table';

const params: Fields = {
  visibility_type: string('search results or category shelves'),
  first_n_products: integer('products of a shelf that count'),
  position_type: string('organic positions, sponsored ones, or all'),
};

/** A list that becomes rows, and so does not count as an unknown field. */
const RETAILER_SCORES: Fields = { retailer_scores: strings('scores') };

const columns: TypedColumn[] = [
  { name: 'row_no', type: 'UInt64', sql: 'row_no' },
  {
    name: 'place',
    type: 'UInt32',
    sql: 'place',
    meaning: 'place of the retailer in its list; 0 where the list is empty',
  },
  ...typedColumns(params, 'request'),
  ...typedColumns(visibilityScoreColumns, 'parsed'),
  ...typedColumns(retailerScoreColumns, 'scored'),
  {
    name: 'raw',
    type: 'String CODEC(ZSTD(1))',
    sql: `concat('{', arrayStringConcat(arrayMap(field -> concat(toJSONString(field.1), ':', field.2),
      arrayFilter(field -> field.1 != 'retailer_scores', JSONExtractKeysAndValuesRaw(item))), ','), ',"retailer_scores":[', score_json, ']}')`,
    meaning: 'the item as received, with only this retailer',
  },
  {
    name: 'unknown',
    type: 'String',
    sql: `concat(${unknownFields('item', { ...visibilityScoreColumns, ...RETAILER_SCORES })}, ${unknownFields('score_json', retailerScoreColumns)})`,
  },
];

const NUMBER = 'Nullable(Float64)';
const FLAG = 'Nullable(Bool)';
const WORD = 'LowCardinality(String)';
const NOT_STATED = "'-'";

/** Maximum rounding error of a score on a scale of 1. */
const COARSEST = 0.005;
const WRITTEN = 'toString(score)';
const DIGITS = `if(position(${WRITTEN}, '.') = 0, 0, length(${WRITTEN}) - position(${WRITTEN}, '.'))`;
/** SQL of whether a score equals the share of its counts, to the digits of the score. */
const isShare = (scale: string | number) =>
  `(abs(score - share * ${scale}) <= least(0.5 * exp10(-${DIGITS}), ${COARSEST} * ${scale}) + 1e-9 * ${scale})`;
const most = (bit: number) =>
  `2 * countIf(bitTest(follows, ${bit})) OVER (PARTITION BY set_id) > count(follows) OVER (PARTITION BY set_id)`;

const derived: TypedColumn[] = [
  {
    name: 'source',
    type: 'String',
    sql: `coalesce(visibility_source_id, visibility_source_name, ${NOT_STATED})`,
    meaning: 'the keyword or category, by its number',
  },
  {
    name: 'shop',
    type: WORD,
    sql: `concat(coalesce(retailer_code, retailer_name, ${NOT_STATED}), '/', ifNull(retailer_country, ${NOT_STATED}))`,
    meaning: 'retailer and country: the same name in two countries is two shops',
  },
  {
    name: 'id',
    type: 'String',
    sql: `concat(source, '/', ifNull(searched_brand, ${NOT_STATED}), '/', shop)`,
    meaning: 'the same on every day and for every position type',
  },
  {
    name: 'shelf',
    type: 'UInt64',
    sql: 'sipHash64(source, shop)',
    meaning: 'source and shop: a shelf counts once, however many brands are searched on it',
  },
  {
    name: 'source_name',
    type: 'String',
    sql: "coalesce(nullIf(visibility_source_name, ''), nullIf(representative_name, ''), concat('source ', ifNull(visibility_source_id, 'not stated')))",
  },
  {
    name: 'share',
    type: NUMBER,
    sql: 'own_product_count / nullIf(total_product_count, 0)',
    meaning: 'own products of all products, 0 to 1',
  },
  {
    name: 'follows',
    type: 'Nullable(UInt8)',
    sql: `if(score IS NULL OR share IS NULL OR share = 0, NULL, toUInt8(${SCALES.map((scale, bit) => `${isShare(scale)} * ${2 ** bit}`).join(' + ')}))`,
    meaning: 'a bit for each scale on which the score is the share; null if it cannot be checked',
  },
  {
    name: 'scale',
    type: NUMBER,
    sql: `multiIf(${SCALES.map((scale, bit) => `${most(bit)}, ${scale}`).join(', ')}, NULL)`,
    meaning: 'value of a whole share in most scores of the answer; null if most scores are not shares',
  },
  { name: 'target_share', type: NUMBER, sql: 'target / scale', meaning: 'the target as a share, 0 to 1' },
  { name: 'gap', type: NUMBER, sql: 'score - target', meaning: 'on the scale of the score' },
  {
    name: 'to_spare',
    type: NUMBER,
    sql: `if(least(total_product_count, ceil(target_share * total_product_count - 1e-9)) < ceil(target_share * total_product_count - 1e-9), NULL,
      0 - ceil(target_share * nullIf(total_product_count, 0) - own_product_count - 1e-9))`,
    meaning:
      'own listings above the number that the target needs, negative below it; null if the whole shelf is not enough',
  },
  {
    name: 'score_agrees',
    type: FLAG,
    sql: `if(scale IS NULL, NULL, ${isShare('scale')})`,
    meaning: 'whether the score follows from its counts',
  },
  {
    name: 'verdict_agrees',
    type: FLAG,
    sql: 'is_target_met = (score >= target)',
    meaning: 'whether the verdict follows from score and target',
  },
];

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
