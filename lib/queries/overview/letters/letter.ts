import { groupBy } from '@/lib/queries/shared/group-by';
import { moneyDigits } from '@/lib/text/money-digits';
import { isIsoCurrency, numberFormat } from '@/lib/text/number-format';
import { toOneLine } from '@/lib/text/one-line';
import { toWebAddress } from '@/lib/text/web-address';
import type { Point } from '../points.columns';
import type { LetterLanguage, Seen } from './language';

/** A point in words. Every text is one line. */
export interface LetterPoint {
  /** Rule and subject. */
  id: string;
  number: number;
  product: string;
  problem: string;
  seen: string;
  ask: string;
  /** EAN and the retailer's identifier, as far as they are known. */
  identifiers: string;
  /** An http(s) address, or ''. */
  url: string;
  point: Point;
}

/** A list for a retailer in words. */
export interface Letter extends Pick<LetterLanguage, 'locale' | 'subjectLabel' | 'closing'> {
  subject: string;
  greeting: string;
  opening: string;
  /** New and changed points, then those of each earlier list. Without a heading if all points are new. */
  sections: { heading: string; points: LetterPoint[] }[];
}

interface LetterFacts {
  retailer: string;
  /** Code of its country. */
  country: string;
  /** Day of the list. */
  date: string;
  points: readonly Point[];
}

/** More brands are not listed in a subject. */
const MAX_BRANDS = 3;

/** Writes the list for a retailer. Its points are numbered in their order. */
export function toLetter({ retailer, country, date, points }: LetterFacts, language: LetterLanguage): Letter {
  const { locale, subjectLabel, closing } = language;
  const name = toOneLine(withoutCountry(retailer, country));
  const brands = [...new Set(points.map(({ brand }) => toOneLine(brand)).filter(Boolean))];
  const listed = points.map((point, index) => toPoint(point, index + 1, language));
  const sections = groupBy(listed, ({ point }) => openSince(point));
  return {
    locale,
    subjectLabel,
    subject: language.subject({
      brands: brands.length > MAX_BRANDS ? '' : new Intl.ListFormat(locale, { type: 'conjunction' }).format(brands),
      retailer: name,
      points: points.length,
      date: longDay(date, locale),
    }),
    greeting: language.greeting(name),
    opening: language.opening(points.length),
    sections: [...sections].map(([day, points]) => ({
      heading: day ? language.openHeading(longDay(day, locale)) : sections.size > 1 ? language.newHeading : '',
      points,
    })),
    closing,
  };
}

/** Returns "Korbina" for "Korbina DE" in DE. */
function withoutCountry(retailer: string, country: string): string {
  const suffix = ` ${country}`;
  return country && retailer.endsWith(suffix) ? retailer.slice(0, -suffix.length) : retailer;
}

/** Returns the day of the earlier list with a point that is still open, '' if it is new or changed. */
function openSince({ progress, sent }: Point): string {
  return progress === 'open' ? (sent ?? '') : '';
}

function toPoint(point: Point, number: number, language: LetterLanguage): LetterPoint {
  const { title, seen, ask } = language.rules[point.rule];
  const identifiers = [
    point.barcode && language.ean(point.barcode),
    point.product_id && language.productId(point.product_id),
  ];
  return {
    id: `${point.rule} ${point.subject}`,
    number,
    product: toOneLine(point.product),
    problem: title,
    seen: toOneLine(seen(seenOf(point, language))),
    ask,
    identifiers: toOneLine(identifiers.filter(Boolean).join(' · ')),
    url: toWebAddress(point.page_url ?? ''),
    point,
  };
}

function seenOf(point: Point, { locale }: LetterLanguage): Seen {
  const { seen_on, crawled_at, opened, value, currency, page_no, earlier_rank, earlier_day } = point;
  const [crawlDay = '', crawlTime = ''] = crawled_at?.split(' ') ?? [];
  const rank = (position: number | null) => (position === null ? '' : numberFormat(locale, {}).format(position));
  return {
    day: longDay(seen_on, locale),
    time: crawlTime ? `${longDay(crawlDay, locale)}, ${crawlTime} UTC` : longDay(seen_on, locale),
    since: longDay(opened, locale),
    isSinceAtLeast: point.since_at_least ?? false,
    isFirstDay: opened === seen_on,
    isOnAndOff: point.is_on_and_off,
    merchant: point.merchant ?? '',
    price: point.rule === 'buybox_lost' && value !== null ? formatPrice(value, currency ?? '', locale) : '',
    keyword: point.keyword ?? '',
    rank: rank(value),
    page: rank(page_no),
    earlierRank: rank(earlier_rank),
    earlierDay: earlier_day ? longDay(earlier_day, locale) : '',
  };
}

function formatPrice(amount: number, currency: string, locale: string): string {
  const digits = moneyDigits(amount, currency);
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (isIsoCurrency(currency)) return numberFormat(locale, { style: 'currency', currency, ...fixed }).format(amount);
  return [numberFormat(locale, fixed).format(amount), currency].filter(Boolean).join(' ');
}

function longDay(day: string, locale: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
