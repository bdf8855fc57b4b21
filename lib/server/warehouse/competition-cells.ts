import 'server-only';
import type { TypedColumn } from './fields';

const NUMBER = 'Nullable(Float64)';
const WORD = 'LowCardinality(Nullable(String))';

const title = (side: string, word: string) => `ifNull(nullIf(${side}_name, ''), concat('${word} ', toString(place)))`;
const BAND_MIN = 'if(coloring_levels_target_max IS NULL, NULL, coloring_levels_target_min)';
const BAND_MAX = 'if(coloring_levels_target_min IS NULL, NULL, coloring_levels_target_max)';
const RETAILERS = "[ifNull(toString(base_retailer), ''), ifNull(toString(benchmark_retailer), '')]";

/** What a row says whichever prices and offers are looked at. */
const COMMON: TypedColumn[] = [
  { name: 'id', type: 'String', sql: "ifNull(competition_id, concat('place-', toString(place)))" },
  { name: 'bucket', type: 'String', sql: 'toString(ifNull(start_date, toDate32(day)))', meaning: 'its first day' },
  { name: 'ends', type: 'String', sql: 'toString(ifNull(end_date, toDate32(day)))', meaning: 'its last day' },
  { name: 'dated', type: 'Bool', sql: 'start_date IS NOT NULL', meaning: 'whether it is of a bucket' },
  { name: 'base_title', type: 'String', sql: title('base', 'Base') },
  { name: 'benchmark_title', type: 'String', sql: title('benchmark', 'Benchmark') },
  {
    name: 'retailer',
    type: WORD,
    sql: `nullIf(arrayStringConcat(arrayDistinct(arrayFilter(name -> name != '', ${RETAILERS})), ' / '), '')`,
    meaning: 'of both sides',
  },
  { name: 'band_min', type: NUMBER, sql: BAND_MIN, meaning: 'null unless both edges are known' },
  { name: 'band_max', type: NUMBER, sql: BAND_MAX, meaning: 'null unless both edges are known' },
  {
    name: 'margin',
    type: NUMBER,
    sql: `if(${BAND_MIN} IS NULL, NULL, greatest(0., ifNull(coloring_levels_margin, 0.)))`,
    meaning: 'so far outside the band is near',
  },
];

/** The plain fields of a row are its standard block: they stand in where a service leaves the block out. */
function ofOffers(offers: string): TypedColumn[] {
  const rsp = (side: string) => `${offers}_${side}_rsp_price`;
  const rrp = (side: string) => `${offers}_${side}_rrp_price`;
  return ['base', 'benchmark'].flatMap((side): TypedColumn[] => [
    { name: `${offers}_${side}_state`, type: WORD, sql: `coalesce(${offers}_${side}_status, ${side}_status)` },
    {
      name: `${offers}_${side}_depth`,
      type: NUMBER,
      sql: `if(${rrp(side)} > 0, (${rrp(side)} - ${rsp(side)}) / ${rrp(side)}, NULL)`,
      meaning: 'list price less selling price, of the list price',
    },
  ]);
}

/** The index of a kind of price over a set of offers, as the service says it and judges it. */
function ofKind(offers: string, kind: string): TypedColumn[] {
  const plain = (...names: string[]) => (offers === 'standard' ? names : []);
  const first = (...names: string[]) => `coalesce(${names.join(', ')})`;
  const index = first(
    `${offers}_${kind}_index`,
    ...plain(`${kind}_index`, ...(kind === 'rsp' ? ['`index`'] : [])),
    'NULL',
  );
  const verdict = first(
    `${offers}_${kind}_positivity`,
    ...plain(`${kind}_positivity`, ...(kind === 'rsp' ? ['positivity'] : [])),
    'NULL',
  );
  const name = (of: string) => `${offers}_${kind}_${of}`;
  return [
    { name: name('said_index'), type: NUMBER, sql: index },
    { name: name('verdict'), type: WORD, sql: verdict, meaning: 'the word of the service' },
    {
      name: name('said_depth'),
      type: NUMBER,
      sql: first(`${offers}_${kind}_depth_of_promotion`, ...plain('depth_of_promotion'), 'NULL'),
    },
    {
      name: name('tone'),
      type: 'LowCardinality(String)',
      sql: `multiIf(${index} IS NULL, 'none', ${verdict} = 'POSITIVE', 'on', ${verdict} = 'NEUTRAL', 'near', ${verdict} = 'NEGATIVE', 'off', 'unknown')`,
      meaning: 'what the verdict means',
    },
    {
      name: name('distance'),
      type: NUMBER,
      sql: `round(multiIf(${index} > ${BAND_MAX}, ${index} - ${BAND_MAX}, ${index} < ${BAND_MIN}, ${index} - ${BAND_MIN},
        ${index} IS NULL OR ${BAND_MIN} IS NULL, NULL, 0), 6)`,
      meaning: 'index points above the band, negative below it, 0 inside',
    },
  ];
}

/** What the page's queries read of a row: worked out once, as expressions cost them more than their data does. */
export const cellColumns: readonly TypedColumn[] = [
  ...COMMON,
  ...['standard', 'with_oos'].flatMap((offers) => [
    ...ofOffers(offers),
    ...['rsp', 'rrp'].flatMap((kind) => ofKind(offers, kind)),
  ]),
];
