import type { SendableRule } from '@/lib/contract/sendable-rules';
import type { PointColumn } from '../points.columns';

/** What was seen of a point. Days, times and prices are formatted for the language. '' if unknown. */
export interface Seen {
  /** Day of the list. */
  day: string;
  /** Day and time of the crawl, or the day of the list if the service sends no time. */
  time: string;
  /** First bad day. */
  since: string;
  /** It may have been bad before `since`. */
  isSinceAtLeast: boolean;
  /** The day of the list is the first bad day. */
  isFirstDay: boolean;
  /** It was good on a day in between. */
  isOnAndOff: boolean;
  /** Of the first offer in the buybox. */
  merchant: string;
  price: string;
  keyword: string;
  rank: string;
  page: string;
  /** The last known rank on the first page, and its day. */
  earlierRank: string;
  earlierDay: string;
}

interface RuleWords {
  title: string;
  /** One sentence. */
  seen(facts: Seen): string;
  /** One request. Never about a price: retailers set their prices on their own. */
  ask: string;
  /** Unit of the value in a workbook. */
  unit: string;
}

/** The words of lists for retailers in a language. */
export interface LetterLanguage {
  /** In the language itself. */
  readonly name: string;
  /** Language tag for dates, numbers and prices. */
  readonly locale: string;
  /** Codes of countries whose retailers are written to in the language. */
  readonly countries: readonly string[];
  /** Label of the subject. */
  readonly subjectLabel: string;
  /** @param brands names as a list, '' if there are too many */
  subject(facts: { brands: string; retailer: string; points: number; date: string }): string;
  greeting(retailer: string): string;
  opening(points: number): string;
  /** Heading of points that the retailer has not read before. */
  readonly newHeading: string;
  openHeading(day: string): string;
  readonly closing: readonly string[];
  readonly rules: Readonly<Record<SendableRule, RuleWords>>;
  /** A product's EAN and the retailer's identifier. */
  ean(barcode: string): string;
  productId(id: string): string;
  /** Title of a workbook and of its sheet. */
  workbook(facts: { retailer: string; date: string }): string;
  readonly sheet: string;
  readonly states: Readonly<Record<'new' | 'changed' | 'open', string>>;
  /** Headers of a workbook. */
  readonly columns: Readonly<Record<PointColumn, string>>;
}
