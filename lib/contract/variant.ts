import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint';

/** Parameters that say which days, which page of a set, and in which writing: not what is asked about them. */
const DATES = new Set(['date', 'time', 'start_date', 'end_date']);
const WRITING = new Set(['page_size', 'current_page', 'encoding']);

type Given = Readonly<Record<string, unknown>>;

/** What a request asks of each of its days: `calculation_type=AVG`. Requests of one variant differ in their days alone. */
export interface Variant {
  text: string;
  from: string;
  to: string;
  /** Each day of the range has an answer of its own; else the range itself is part of the variant, and stands at `to`. */
  daily: boolean;
}

export function variantOf(endpoint: Pick<Endpoint, 'params'>, params: Given): Variant {
  const to = String(params.date ?? params.end_date ?? '');
  const from = String(params.date ?? params.start_date ?? to);
  const bucket = shapeOf(endpoint).time_dimension;
  const daily = from === to || (bucket && (params.time_dimension ?? defaultOf(bucket))) === 'DAILY';
  return { text: variantText(endpoint, params, !daily), from, to, daily };
}

/**
 * The text of a variant out of parameters without dates, defaults filled in; start_date and end_date are kept where
 * they are given and belong to it.
 */
export function variantText(endpoint: Pick<Endpoint, 'params'>, params: Given, withRange = true): string {
  const shape = shapeOf(endpoint);
  const names = Object.keys(shape)
    .filter((name) => !WRITING.has(name) && (!DATES.has(name) || (withRange && name.endsWith('_date'))))
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
