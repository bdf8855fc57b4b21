import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint';

/** Parameters that select days. */
const DATES = new Set(['date', 'time', 'start_date', 'end_date']);
/** Parameters that select the page of a set and the encoding. */
const REPRESENTATION = new Set(['page_size', 'current_page', 'encoding']);

type Params = Readonly<Record<string, unknown>>;

/** The parameters of a request besides its days: `calculation_type=AVG`. Requests of a variant differ only in days. */
export interface Variant {
  text: string;
  from: string;
  to: string;
  /** Whether each day has its own answer. If not, the range is part of the variant, and its answer belongs to `to`. */
  daily: boolean;
}

/** Returns the variant and the days of a request. `params` are those of the endpoint; defaults may be left out. */
export function variantOf(endpoint: Pick<Endpoint, 'params'>, params: Params): Variant {
  const to = String(params.date ?? params.end_date ?? '');
  const from = String(params.date ?? params.start_date ?? to);
  const bucket = shapeOf(endpoint).time_dimension;
  const daily = from === to || (bucket && (params.time_dimension ?? defaultOf(bucket))) === 'DAILY';
  return { text: variantText(endpoint, params, !daily), from, to, daily };
}

/**
 * Returns the text of a variant: the parameters without dates, including defaults. With `withRange`, it also includes
 * start_date and end_date.
 */
export function variantText(endpoint: Pick<Endpoint, 'params'>, params: Params, withRange = true): string {
  const shape = shapeOf(endpoint);
  const names = Object.keys(shape)
    .filter((name) => !REPRESENTATION.has(name) && (!DATES.has(name) || (withRange && name.endsWith('_date'))))
    .sort();
  const text = new URLSearchParams();
  for (const name of names) {
    const value = params[name] ?? defaultOf(shape[name]);
    if (value !== undefined) text.set(name, String(value));
  }
  return text.toString();
}

function shapeOf({ params }: Pick<Endpoint, 'params'>): Readonly<Record<string, z.core.$ZodType>> {
  return params.shape;
}

function defaultOf(schema: z.core.$ZodType | undefined): unknown {
  return (schema as { def?: { defaultValue?: unknown } } | undefined)?.def?.defaultValue;
}
