import { KIND_WORDS, merchantWord, statusWord } from '@/components/price-competition/words';
import type { Calibration } from '@/lib/client/competition/calibrate';
import type { Cell, Pair } from '@/lib/client/competition/pair';
import type { PriceKind } from '@/lib/client/competition/reading';
import type { Format } from '@/lib/client/format';
import { isolated } from '@/lib/client/isolated';

/** Differences below this share are said to be none. */
const EQUAL = 0.0005;

interface Said {
  kind: PriceKind;
  calibration: Calibration | null;
  format: Format;
}

/** "Index 103.2: our selling price is 3.2% above Bergtal Soap at Markt, buybox; target 98–102." */
export function sentenceOf(pair: Pair, cell: Cell, said: Said): string {
  const { format, calibration } = said;
  if (cell.index === null)
    return `No index: ${isolated(pair.baseName)} is ${statusWord(cell.base.status)}, ${isolated(pair.benchmarkName)} is ${statusWord(cell.benchmark.status)}.`;
  const parts = [
    relation(pair, cell, said),
    pair.band ? targetWords(pair.band, calibration, format) : 'no target band',
  ];
  const doubt = cell.checks.index === 'differs' ? ' The index does not follow from these prices.' : '';
  return `Index ${indexText(cell.index, calibration, format)}: ${parts.join('; ')}.${doubt}`;
}

/** What the two prices say, whichever way round the service divides them. */
function relation({ competition, ...names }: Pair, cell: Cell, { kind, format }: Said): string {
  const [baseName, benchmarkName] = [isolated(names.baseName), isolated(names.benchmarkName)];
  const base = cell.base[kind];
  const benchmark = cell.benchmark[kind];
  const { price } = KIND_WORDS[kind];
  const whose = competition.base.product?.is_customer_brand ? `our ${price}` : `the ${price} of ${baseName}`;
  const where = placeOf(competition);
  if (base === null || !benchmark)
    return `the prices behind it are not known, ${baseName} against ${benchmarkName}${where}`;
  const difference = base / benchmark - 1;
  if (Math.abs(difference) < EQUAL) return `${whose} equals ${benchmarkName}${where}`;
  const side = difference > 0 ? 'above' : 'below';
  return `${whose} is ${format.percent(Math.abs(difference))} ${side} ${benchmarkName}${where}`;
}

function placeOf({ base, benchmark }: Pair['competition']): string {
  const one = `${isolated(base.retailer ?? 'retailer not stated')}, ${merchantWord(base.merchant_type)}`;
  const other = `${isolated(benchmark.retailer ?? 'retailer not stated')}, ${merchantWord(benchmark.merchant_type)}`;
  return one === other ? ` at ${one}` : ` (${one}, against ${other})`;
}

export function targetWords({ min, max }: NonNullable<Pair['band']>, rule: Calibration | null, format: Format): string {
  const digits = rule?.scale === 1 ? 2 : 0;
  const write = (edge: number) => format.decimal(edge, Number.isInteger(edge) ? digits && 2 : Math.max(digits, 1));
  return `target ${write(min)}–${write(max)}`;
}

/** One decimal of a hundred, three of one. */
export function indexText(index: number | null, calibration: Calibration | null, format: Format): string {
  return format.decimal(index, calibration?.scale === 1 ? 3 : 1);
}
