import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { AVAILABILITY_WORDS } from '@/lib/contract/known-values';
import { ownValue } from '@/lib/contract/own-value';
import type { Tone } from '@/lib/queries/price-competition/competition.columns';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';
import type { Summary } from '@/lib/queries/price-competition/summary';
import { distinctDigits } from '@/lib/text/distinct-digits';
import { withoutBrand } from '@/lib/text/without-brand';

export const KIND_WORDS = { rsp: 'Selling (RSP)', rrp: 'List (RRP)' } as const;
export const PRICE_NOUNS = { rsp: 'selling price', rrp: 'list price' } as const;
export const OFFER_WORDS = { standard: 'In stock', with_oos: 'Including out of stock' } as const;
export const PRICE_TYPE_WORDS = { TOTAL: 'Pack', UNIT: 'Unit' } as const;
export const DIMENSION_WORDS = {
  DAILY: 'days',
  WEEKLY: 'weeks',
  MONTHLY: 'months',
  QUARTERLY: 'quarters',
  YEARLY: 'years',
  NONE: 'whole period',
} as const;

/** A bucket of each length, in the singular. */
export const BUCKET_NOUNS = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  QUARTERLY: 'quarter',
  YEARLY: 'year',
  NONE: 'period',
} as const;

/** Names the view of all buckets: "All days". */
export function allBucketsWords(by: keyof typeof DIMENSION_WORDS): string {
  return by === 'NONE' ? 'Whole period' : `All ${DIMENSION_WORDS[by]}`;
}

export function statusWord(status: string | null): string {
  return status === null ? 'status unknown' : (ownValue(AVAILABILITY_WORDS, status) ?? status);
}

/** Explains a bucket without an index by the status of both sides: "No index: Velquin Soap is out of stock, …". */
export function noIndexWords(sides: readonly { name: string; status: string | null }[]): string {
  if (sides.every(({ status }) => status === null)) return 'No index: the status of both products is unknown.';
  return `No index: ${sides.map(({ name, status }) => `${name} ${statusClause(status)}`).join(', ')}.`;
}

function statusClause(status: string | null): string {
  if (status === null) return 'has no known status';
  return status === 'NO_DATA' ? 'has no data' : `is ${statusWord(status)}`;
}

const EMPTY_VIEWS: Readonly<Record<string, string>> = {
  off: 'No competition is off target.',
  near: 'No competition is near its target.',
  on: 'No competition is on target.',
  none: 'Every competition has an index.',
};

type Counts = Pick<Summary, 'shown' | 'tones'>;

/** Whether no competition has an index, so that none is on or off target. */
export function isUnjudged({ shown, tones }: Counts): boolean {
  return shown > 0 && shown === tones.none;
}

/** Explains why a view has no competition. */
export function noLinesWords(view: string, summary: Counts | null): string {
  return summary && isUnjudged(summary) && view !== 'none'
    ? 'No competition has an index.'
    : (EMPTY_VIEWS[view] ?? 'No competition.');
}

export const TONE_CLASS: Readonly<Record<Tone, string>> = {
  on: 'text-on-target',
  near: 'text-near',
  off: 'text-off-target',
  unknown: 'text-near',
  none: 'text-ink-3',
};

/**
 * Returns a symbol for an index: ● in the band, ▲ above, ▼ below, hollow if near. The shape shows the position, and the
 * color shows the verdict of the service.
 */
export function glyphOf(tone: Tone, distance: number | null): string {
  if (tone === 'none') return '';
  if (tone === 'on') return '●';
  if (tone === 'unknown') return '?';
  if (!distance) return '◆';
  if (tone === 'near') return distance > 0 ? '△' : '▽';
  return distance > 0 ? '▲' : '▼';
}

type Rule = Summary['rule'];

/** Returns the decimals of an index: one on a scale of 100, three on a scale of 1. */
export function digitsOf(rule: Rule): number {
  return rule?.scale === 1 ? 3 : 1;
}

/** Describes the formula of the index, which was detected from the numbers of the service. */
export function ruleWords({ rule, indices, own }: Pick<Summary, 'rule' | 'indices' | 'own'>): string {
  if (!rule) return indices.of === 0 ? 'no index has both prices' : 'the index does not follow from the prices';
  const [base, benchmark] = own ? ['ours', 'theirs'] : ['base', 'benchmark'];
  const quotient = rule.flipped ? `${benchmark} ÷ ${base}` : `${base} ÷ ${benchmark}`;
  return `index = ${quotient}${rule.scale === 100 ? ' × 100' : ''}`;
}

/** An index with its target band, and the rule that has its scale. */
interface JudgedIndex {
  index: number | null;
  band: readonly [min: number | null, max: number | null];
  rule: Rule;
}

/** Returns the index of a line in the newest bucket. */
export function newestIndex(
  line: Pick<CompetitionLine, 'now_index' | 'band_min' | 'band_max'>,
  rule: Rule,
): JudgedIndex {
  return { index: line.now_index, band: [line.band_min, line.band_max], rule };
}

/** Formats an index with the decimals that show its side of both edges of the target band. */
export function indexWords(judged: JudgedIndex, format: Format): string {
  return format.decimal(judged.index, comparedDigits(judged));
}

/** Decimals of the distance from the band. Numbers with a smaller difference are equal. */
const DISTANCE_DIGITS = 6;

function comparedDigits({ index, band, rule }: JudgedIndex): number {
  const rounded = [index, ...band].map((number) => (number === null ? null : Number(number.toFixed(DISTANCE_DIGITS))));
  return distinctDigits(rounded, digitsOf(rule));
}

/** Formats the target band: "98–102". Edges that are no integers have the decimals of the index. */
export function bandWords(judged: JudgedIndex, format: Format): string {
  const [min, max] = judged.band;
  if (min === null || max === null) return '';
  const digits = comparedDigits(judged);
  const integerDigits = judged.rule?.scale === 1 ? 2 : 0;
  const write = (edge: number) => format.decimal(edge, Number.isInteger(edge) ? integerDigits : digits);
  return `${write(min)}–${write(max)}`;
}

interface Names {
  base_title: string;
  benchmark_title: string;
  base_brand: string | null;
  benchmark_brand: string | null;
}

/** Returns the brand that begins the base of every line, which their names then need not repeat. */
export function sharedBrand(lines: readonly Names[]): string | null {
  const brand = lines.length > 1 ? (lines[0]?.base_brand ?? null) : null;
  return brand !== null &&
    lines.every((line) => line.base_brand === brand && withoutBrand(line.base_title, brand) !== null)
    ? brand
    : null;
}

/**
 * Returns the names of both sides. If both titles are equal except for their brands, such as "Aurelle Soap 1 l" and
 * "Bergtal Soap 1 l", the brand names the benchmark.
 */
export function lineNames({ base_title, benchmark_title, base_brand, benchmark_brand }: Names) {
  const [baseRest, benchmarkRest] = [
    withoutBrand(base_title, base_brand),
    withoutBrand(benchmark_title, benchmark_brand),
  ];
  const isSame = baseRest !== null && baseRest === benchmarkRest;
  return {
    base: isolated(base_title),
    /** Name of the base without its brand, where a heading shows the brand. */
    baseRest: isolated(baseRest ?? base_title),
    /** Name after "vs". */
    benchmark: isolated(isSame && benchmark_brand ? benchmark_brand : benchmark_title),
    /** Short names of the sides whose price changed. */
    baseShort: isolated(base_brand ?? base_title),
    benchmarkShort: isolated(benchmark_brand ?? benchmark_title),
  };
}

/** Returns both names: "Aurelle Soap 1 l against Bergtal". */
export function againstWords(line: Names): string {
  const { base, benchmark } = lineNames(line);
  return `${base} against ${benchmark}`;
}

/** Formats a bucket for an axis or a cell: short, but different from adjacent buckets. */
export function bucketWords(bucket: string, by: keyof typeof DIMENSION_WORDS, format: Format): string {
  const [year = '', month = ''] = bucket.split('-');
  if (by === 'YEARLY') return year;
  if (by === 'QUARTERLY') return `Q${Math.ceil(Number(month) / 3)} ${year}`;
  if (by === 'MONTHLY') return format.day(bucket).replace(/^\d+ /, '');
  if (by === 'NONE') return 'Whole period';
  return format.shortDay(bucket);
}

/** Formats a price and the merchant whose price it is: "6.63, Putzpalast24". */
export function priceWords(price: number | null, seller: string | null, format: Format): string {
  return [format.amount(price, null), price !== null && seller ? isolated(seller) : ''].filter(Boolean).join(', ');
}

/**
 * Describes the price change that moved the index: "Fenwarra −4.2%", or with a merchant "Putzpalast24 (Velquin) −4.2%".
 * "now" marks a merchant that the earlier price is not known to be of.
 */
export function moverWords(
  { mover, moved, mover_seller, seller_before, ...line }: Names & Pick<CompetitionLine, MoverColumn>,
  format: Format,
): string {
  if (!mover || moved === null) return '';
  const names = lineNames(line);
  const brand = mover === 'base' ? names.baseShort : names.benchmarkShort;
  const isNew = seller_before !== mover_seller;
  const name = mover_seller ? `${isNew ? 'now ' : ''}${isolated(mover_seller)} (${brand})` : brand;
  return `${name} ${format.percentChange(moved)}`;
}

type MoverColumn = 'mover' | 'moved' | 'mover_seller' | 'seller_before';
