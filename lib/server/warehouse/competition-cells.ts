import 'server-only';
import { INDEX_RULES, type IndexRule } from '@/lib/datasets/competitions/view';
import { FLAG, NULLABLE_WORD, NUMBER, namedColumns, type TypedColumn, WORD } from './fields';

const title = (side: string, word: string) => `ifNull(nullIf(${side}_name, ''), concat('${word} ', toString(place)))`;
const BAND_MIN = 'if(coloring_levels_target_max IS NULL, NULL, coloring_levels_target_min)';
const BAND_MAX = 'if(coloring_levels_target_min IS NULL, NULL, coloring_levels_target_max)';
const RETAILERS = "[ifNull(toString(base_retailer), ''), ifNull(toString(benchmark_retailer), '')]";

/** Columns that do not depend on the selected prices and offers. */
const COMMON = namedColumns({
  /** The same on every page that has the competition; without a competition_id, its place on its page. */
  id: [
    'String',
    "ifNull(competition_id, concat('place-', toString(toUInt64(ifNull(customer_page_id, 0))), '-', toString(place)))",
  ],
  /** First day of the bucket. */
  bucket: ['String', 'toString(ifNull(start_date, toDate32(day)))'],
  /** Last day of the bucket. */
  ends: ['String', 'toString(ifNull(end_date, toDate32(day)))'],
  /** Whether the row has a bucket. */
  dated: ['Bool', 'start_date IS NOT NULL'],
  base_title: ['String', title('base', 'Base')],
  benchmark_title: ['String', title('benchmark', 'Benchmark')],
  /** Retailers of both sides. */
  retailer: [
    NULLABLE_WORD,
    `nullIf(arrayStringConcat(arrayDistinct(arrayFilter(name -> name != '', ${RETAILERS})), ' / '), '')`,
  ],
  /** Null unless both edges are known. */
  band_min: [NUMBER, BAND_MIN],
  /** Null unless both edges are known. */
  band_max: [NUMBER, BAND_MAX],
  /** Index points outside the band that still count as near. */
  margin: [NUMBER, `if(${BAND_MIN} IS NULL, NULL, greatest(0., ifNull(coloring_levels_margin, 0.)))`],
});

/** Columns of a set of offers. The plain fields of a row replace a missing standard block. */
function ofOffers(offers: string): TypedColumn[] {
  const rsp = (side: string) => `${offers}_${side}_rsp_price`;
  const rrp = (side: string) => `${offers}_${side}_rrp_price`;
  return ['base', 'benchmark'].flatMap((side) =>
    namedColumns({
      [`${offers}_${side}_state`]: [NULLABLE_WORD, `coalesce(${offers}_${side}_status, ${side}_status)`],
      /** List price less selling price, of the list price. */
      [`${offers}_${side}_depth`]: [NUMBER, `if(${rrp(side)} > 0, (${rrp(side)} - ${rsp(side)}) / ${rrp(side)}, NULL)`],
    }),
  );
}

/** SQL of the largest relative error of a price that is rounded to cents. */
const rounding = (price: string) => `if(abs(${price} * 100 - round(${price} * 100)) < 1e-6, 0.005 / ${price}, 0)`;

/** SQL of a bit for each rule by which an index follows from its prices, within their rounding. */
function rulesOf(index: string, base: string, benchmark: string): string {
  const toSqlArray = (toSql: (rule: IndexRule, position: number) => string | number) =>
    `[${INDEX_RULES.map(toSql).join(', ')}]`;
  const ratio = ({ flipped }: IndexRule) =>
    flipped ? `${benchmark} / nullIf(${base}, 0)` : `${base} / nullIf(${benchmark}, 0)`;
  return `if(${index} IS NOT NULL AND ${base} > 0 AND ${benchmark} > 0, toUInt8(arraySum(
    (scale, ratio, bit) -> if(abs(${index} - scale * ratio) <= scale * 0.00051 + scale * ratio * (${rounding(base)} + ${rounding(benchmark)}), bit, 0),
    ${toSqlArray(({ scale }) => `${scale}.`)}, ${toSqlArray(ratio)}, ${toSqlArray((_, index) => 2 ** index)})), NULL)`;
}

/**
 * Columns of the index of a price type over a set of offers: the values and verdicts of the service, and checks of
 * both.
 */
function ofKind(offers: string, kind: string): TypedColumn[] {
  const name = (field: string) => `${offers}_${kind}_${field}`;
  const plain = (...names: string[]) => (offers === 'standard' ? names : []);
  const first = (...names: string[]) => `coalesce(${names.join(', ')}, NULL)`;
  const received = (field: string) =>
    first(name(field), ...plain(`${kind}_${field}`, ...(kind === 'rsp' ? [`\`${field}\``] : [])));
  const [indexColumn, word] = [name('said_index'), name('verdict')];
  const [depth, distance] = [name('said_depth'), name('distance')];
  const baseDepth = `${offers}_base_depth`;
  return namedColumns({
    [indexColumn]: [NUMBER, received('index')],
    /** Verdict of the service. */
    [word]: [NULLABLE_WORD, received('positivity')],
    [depth]: [NUMBER, first(name('depth_of_promotion'), ...plain('depth_of_promotion'))],
    /** Meaning of the verdict. */
    [name('tone')]: [
      WORD,
      `multiIf(${indexColumn} IS NULL, 'none', ${word} = 'POSITIVE', 'on', ${word} = 'NEUTRAL', 'near', ${word} = 'NEGATIVE', 'off', 'unknown')`,
    ],
    /** Index points above the band, negative below it, 0 inside. */
    [distance]: [
      NUMBER,
      `round(multiIf(${indexColumn} > band_max, ${indexColumn} - band_max, ${indexColumn} < band_min, ${indexColumn} - band_min,
        ${indexColumn} IS NULL OR band_min IS NULL, NULL, 0), 6)`,
    ],
    /** A bit for each rule by which the index follows from its prices; null if it cannot be checked. */
    [name('rules')]: [
      'Nullable(UInt8)',
      rulesOf(indexColumn, `${offers}_base_${kind}_price`, `${offers}_benchmark_${kind}_price`),
    ],
    /** Whether the depth follows from the prices. */
    [name('depth_agrees')]: [
      FLAG,
      `if(${depth} IS NULL OR ${baseDepth} IS NULL, NULL, abs(${depth} / 100 - ${baseDepth}) <= 0.0006 OR abs(${depth} - ${baseDepth}) <= 0.0006)`,
    ],
    /** Whether the verdict follows from the distance. */
    [name('verdict_agrees')]: [
      FLAG,
      `if(${distance} IS NULL OR ${word} IS NULL OR ${word} NOT IN ('POSITIVE', 'NEUTRAL', 'NEGATIVE'), NULL,
        ${word} = multiIf(${distance} = 0, 'POSITIVE', abs(${distance}) <= margin, 'NEUTRAL', 'NEGATIVE'))`,
    ],
  });
}

/**
 * Columns for the page's queries, which are computed once per row, as expressions cost queries more than reading
 * columns.
 */
export const cellColumns: readonly TypedColumn[] = [
  ...COMMON,
  ...['standard', 'with_oos'].flatMap((offers) => [
    ...ofOffers(offers),
    ...['rsp', 'rrp'].flatMap((kind) => ofKind(offers, kind)),
  ]),
];
