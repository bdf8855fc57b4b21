import type { ChangeRow } from '@/components/overview/damage';
import type { Kind } from '@/components/overview/finding';
import { counted, type Noun } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';

/** What the words of a sentence depend on besides its row. */
export interface Wording {
  readonly format: Format;
  readonly price2: string;
  readonly threshold: number;
  /** From this share of price_2 on a discount is a breach. */
  readonly deepest: number | null;
}

/** What happened, behind "one SKU" and "many SKUs". */
type Verbs = (row: ChangeRow, wording: Wording) => readonly [one: string, many: string];

const WORSE: Record<Exclude<Kind, 'banners' | 'files'>, Verbs> = {
  stock: () => ['went out of stock', 'went out of stock'],
  buybox: () => ['lost its buybox', 'lost their buybox'],
  band: () => ['left the target band', 'left the target band'],
  list: ({ by }, wording) => {
    const breach = breachOf(by, wording);
    return [`is ${breach}`, `are ${breach}`];
  },
  'page-one': () => ['fell off page one', 'fell off page one'],
  rating: (_, { threshold, format }) => {
    const under = `fell under ${format.decimal(threshold, 1)} stars`;
    return [under, under];
  },
};

const BETTER: typeof WORSE = {
  stock: () => ['is back in stock', 'are back in stock'],
  buybox: () => ['has its buybox back', 'have their buybox back'],
  band: () => ['is back in its target band', 'are back in the target band'],
  list: (_, { price2 }) => [`keeps ${price2.toLowerCase()} again`, `keep ${price2.toLowerCase()} again`],
  'page-one': () => ['came onto page one', 'came onto page one'],
  rating: (_, { threshold, format }) => {
    const above = `back at ${format.decimal(threshold, 1)} stars or more`;
    return [`is ${above}`, `are ${above}`];
  },
};

const NOUNS: Record<keyof typeof WORSE, Noun> = {
  stock: 'SKU',
  buybox: 'SKU',
  band: 'price',
  list: 'SKU',
  'page-one': 'own place',
  rating: 'SKU',
};

/** What a row says, without its retailer: "6 SKUs left the target band, 4 of them power SKUs". */
export function sentenceOf(row: ChangeRow, wording: Wording): string {
  const { kind, findings, heavy } = row;
  const { format } = wording;
  const [first] = findings;
  const count = findings.length;
  if (kind === 'banners') return bannerSentence(row, format);
  if (kind === 'files')
    return count === 1 && first ? `${first.name} is ${first.now.split(':')[0]}` : filesSentence(row, format);
  const [one, many] = (row.worse ? WORSE : BETTER)[kind](row, wording);
  const named = kind === 'band' && row.by ? ` of ${row.by}` : '';
  if (count === 1 && first) return `${first.name} ${one}${heavy === 1 ? ', a power SKU' : ''}`;
  const power = heavy === 0 ? '' : heavy === count ? ', all power SKUs' : `, ${ofThem(heavy, format)}`;
  return `${counted(count, NOUNS[kind], format)}${named} ${many}${power}`;
}

function ofThem(heavy: number, format: Format): string {
  return heavy === 1 ? 'one of them a power SKU' : `${format.integer(heavy)} of them power SKUs`;
}

function bannerSentence({ worse, by, findings, heavy }: ChangeRow, format: Format): string {
  const places = counted(findings.length, 'banner place', format);
  if (!worse) return `We took ${places}${heavy > 0 ? `, ${format.integer(heavy)} of them from competitors` : ''}`;
  const ours =
    findings.length === 1 ? ', which was ours' : `, ${heavy === 1 ? 'one' : format.integer(heavy)} of them ours`;
  return `${by} took ${places}${heavy > 0 ? ours : ''}`;
}

function filesSentence({ by, findings }: ChangeRow, format: Format): string {
  return `${by}: ${counted(findings.length, 'file', format)} missing or light`;
}

function breachOf(by: string, { price2, deepest, format }: Wording): string {
  if (by === 'above') return `sold above ${price2.toLowerCase()}`;
  return `sold ${format.percent(deepest, 0)} or more below ${price2.toLowerCase()}`;
}
