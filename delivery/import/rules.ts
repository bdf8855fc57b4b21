import { requirements } from '@/delivery/schema/requirements';
import type { Stored } from '@/delivery/schema/stored';
import { VISIBILITY_TYPES } from '@/lib/contract/params';
import { jsonOf } from './outcome';

/** Returns what is wrong with a value of the right type, or undefined. */
export type Rule = (value: unknown) => string | undefined;

export interface Demands {
  readonly required: readonly string[];
  /** Maximum rating. */
  readonly ratingScale: number;
}

const RATING_SCALE = 5;

export function demandsOn({ name }: Stored, ratingScale = RATING_SCALE): Demands {
  return { required: requirements[name]?.required ?? [], ratingScale };
}

/** Maximum length of names and identifiers, and of other texts, in characters. */
export const LONGEST_NAME = 1_000;
export const LONGEST_TEXT = 100_000;

const NAMES = new Set([
  'product_id',
  'product_barcode',
  'service_sku_id',
  'service_sku_name',
  'brand',
  'brand_name',
  'retailer_name',
  'retailer_code',
  'retailer_country',
  'merchant_name',
  'visibility_type',
  'page_type',
  'visibility_source_name',
  'review_id',
  'reviewer_name',
  'review_language',
  'sentiment',
]);

const NOT_NEGATIVE = new Set([
  'product_price',
  'unit_price',
  'product_price_2',
  'product_price_3',
  'cargo_fee',
  'product_price_with_promo',
  'product_price_2_with_promo',
  'rating_count',
  'buybox_position',
  'image_count',
  'video_count',
  'own_label_count',
  'competitor_label_count',
  'page_no',
  'max_product_count_in_page',
  'product_count_in_page',
  'e_retail_media_position',
  // The specification has no range of merchant_score, and content_score differs between services.
  'content_score',
]);

/** Ranks that the specification counts from 1. */
const RANKS = new Set(['position', 'combined_position']);

const RATINGS = new Set(['product_rating', 'review_rating']);

/** Returns the bounds of a column's numbers, or undefined without bounds. */
export function boundsOf(column: string, { ratingScale }: Demands): [min: number, max: number] | undefined {
  if (RATINGS.has(column)) return [0, ratingScale];
  if (RANKS.has(column)) return [1, Number.POSITIVE_INFINITY];
  return NOT_NEGATIVE.has(column) ? [0, Number.POSITIVE_INFINITY] : undefined;
}

export function longest(column: string): number {
  return NAMES.has(column) ? LONGEST_NAME : LONGEST_TEXT;
}

/** Returns the rule of a column's values in addition to their type. */
export function ruleOf(column: string, demands: Demands): Rule {
  const required = demands.required.includes(column);
  const bounds = boundsOf(column, demands);
  return (value) => {
    if (value === null || value === undefined) return required ? 'is missing' : undefined;
    if (typeof value === 'number') return bounds && outside(value, bounds);
    if (Array.isArray(value)) return value.flatMap(textsIn).some(isBroken) ? BROKEN : undefined;
    if (typeof value !== 'string') return undefined;
    if (required && value.trim() === '') return 'is missing';
    if (column === 'visibility_type' && !VISIBILITY_TYPES.some((type) => type === value))
      return `is neither ${VISIBILITY_TYPES.join(' nor ')}`;
    return isBroken(value) ? BROKEN : tooLong(value, longest(column));
  };
}

/** Returns what is wrong with a value of a foreign column, or undefined. Lists and objects are stored as JSON. */
export function ruleOfForeign(value: unknown): string | undefined {
  if (typeof value === 'string' && isBroken(value)) return BROKEN;
  let isTooLarge = false;
  const text =
    typeof value === 'string'
      ? value
      : jsonOf(value, (_, part: unknown) => {
          isTooLarge ||= typeof part === 'number' && !Number.isFinite(part);
          return part;
        });
  if (isTooLarge) return TOO_LARGE;
  return text === undefined ? 'is nested too deeply' : tooLong(text, LONGEST_TEXT);
}

/** Reason for an unpaired surrogate, which ndjson can escape but UTF-8 cannot encode. */
const BROKEN = 'holds half a character';

/** Reason for a number beyond 1.8e308, which JSON parsers read as infinity or refuse. */
export const TOO_LARGE = 'is too large for a number';

function isBroken(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}

function textsIn(item: unknown): string[] {
  const values = typeof item === 'object' && item !== null ? Object.values(item) : [item];
  return values.filter((value) => typeof value === 'string');
}

function tooLong(text: string, most: number): string | undefined {
  return text.length > most ? `is longer than ${most.toLocaleString('en')} characters` : undefined;
}

function outside(value: number, [min, max]: [number, number]): string | undefined {
  if (value >= min && value <= max) return undefined;
  if (max !== Number.POSITIVE_INFINITY) return `is outside ${min} to ${max}; --rating-scale names another scale`;
  return min === 0 ? 'is negative' : `is below ${min}`;
}
