import { isOneOf, matchesSearch } from '@/lib/metrics/conditions';
import { BELOW_LIST, type OfferColumn } from '@/lib/metrics/offers';
import { and, param, raw, type Sql, sql } from '@/lib/metrics/sql';
import { chosenValues } from '../params';
import { NOT_STATED, type PricesParams } from './params';

const MISSING = raw(`'${NOT_STATED}'`);
const stated = (column: OfferColumn) => sql`ifNull(toString(${raw(column)}), ${MISSING})`;
const flag = (column: OfferColumn, yes: string, no: string, missing = MISSING) =>
  sql`multiIf(${raw(column)} IS NULL, ${missing}, ${raw(column)}, ${raw(`'${yes}'`)}, ${raw(`'${no}'`)})`;

/** The value of an offer that a filter compares, as text. */
const FILTERED = {
  retailer: stated('retailer'),
  country: stated('retailer_country'),
  brand: stated('brand_name'),
  currency: stated('currency'),
  own: flag('is_own_brand', 'own', 'competitor', sql`''`),
  power: flag('is_psku', 'yes', 'no'),
  merchant: flag('is_main_merchant', 'main', 'other'),
  stock: flag('in_stock', 'in', 'out'),
  discount: sql`multiIf(discount IS NULL, ${MISSING}, above_list, 'above', ${BELOW_LIST}, 'yes', 'no')`,
  buybox: sql`multiIf(NOT ifNull(has_buybox, false) OR is_main_merchant IS NULL, ${MISSING}, is_main_merchant, 'kept', 'lost')`,
  check: flag('discount_agrees', 'agrees', 'differs'),
} as const satisfies { [Filter in keyof PricesParams]?: Sql };

/** The tags of an offer, as the filter names them. */
export const TAGS = sql`if(empty(tags), [${MISSING}], arrayMap(tag -> concat(ifNull(tag.tag_name, ${MISSING}), ': ', ifNull(tag.tag_value, ${MISSING})), tags))`;

export type PriceFilter = keyof typeof FILTERED | 'tag';

/** The list of an offer's values of each filter. */
export const FILTER_VALUES = {
  ...(Object.fromEntries(Object.entries(FILTERED).map(([name, value]) => [name, sql`[${value}]`])) as typeof FILTERED),
  tag: TAGS,
} as const satisfies Record<PriceFilter, Sql>;

const SEARCHED = [
  'product_title',
  'brand_name',
  'barcode',
  'csku_id',
  'product_id',
  'merchant_name',
  'retailer',
  'promotion_text',
] as const;
const SEARCHED_TEXT = sql`concatWithSeparator('\\n', ${raw(SEARCHED.map((name) => `ifNull(toString(${name}), '')`).join(', '))})`;

/** Columns that `chosenOffers` reads. */
export const FILTER_COLUMNS = [
  ...SEARCHED,
  'sku',
  'retailer_country',
  'currency',
  'tags',
  'is_own_brand',
  'is_psku',
  'is_main_merchant',
  'in_stock',
  'discount',
  'above_list',
  'discount_agrees',
  'has_buybox',
] as const satisfies readonly OfferColumn[];

/** Returns the filters as a condition on offers. */
export function chosenOffers(params: PricesParams, except?: PriceFilter): Sql {
  const filters = (Object.entries(FILTERED) as [keyof typeof FILTERED, Sql][]).map(([name, value]) => {
    const values = chosenValues(params[name]);
    return name !== except && values.length > 0 && isOneOf(value, values);
  });
  return and(
    ...filters,
    except !== 'tag' && params.tag.length > 0 && sql`hasAny(${TAGS}, ${param(params.tag, 'Array(String)')})`,
    params.skus.length > 0 && isOneOf(sql`sku`, params.skus),
    params.q !== '' && matchesSearch(SEARCHED_TEXT, params.q),
  );
}
