import * as z from 'zod/mini';
import { withoutKeys } from './key';

/** Upper limits that the specification does not define. They cover what pages can use. */
export const CAPS = { pageSize: 1000, firstN: 1000, rangeDays: 1100 };

/** The first and the last day that a `Date` column of the engine can hold. */
export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2149-06-06';

/** Tests whether tables can store rows of a day. */
export function isStorableDay(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** Date that means "latest data" in the Price endpoint. Never shown to users. */
export const LATEST_DATE = '9999-12-31';

/** Creates a parameter for a calendar date, YYYY-MM-DD. */
export function day(description: string) {
  return z.iso
    .date({
      error: ({ input }) => `${quote(input)} is not a calendar date. Write it as YYYY-MM-DD, such as 2026-03-31.`,
    })
    .check(z.describe(description));
}

/** Creates a parameter for a non-negative whole number in a range, written only in digits: not "7.0", "7e0" or "-0". */
export function whole(description: string, { min = 1, max = Number.MAX_SAFE_INTEGER } = {}) {
  const bounds = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `${min} to ${max}`;
  const error = ({ input }: { input?: unknown }) => `${quote(input)} is not a whole number from ${bounds}.`;
  return z
    .codec(
      z.string().check(z.regex(/^\d{1,15}$/, { error })),
      z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error })),
      { decode: Number, encode: String },
    )
    .check(z.describe(description));
}

/** Creates a parameter for one of a set of values, which is case-sensitive. */
export function choice<const T extends readonly [string, ...string[]]>(description: string, values: T) {
  return z
    .enum(values, { error: ({ input }) => `${quote(input)} is not allowed. Choose one of ${values.join(', ')}.` })
    .check(z.describe(description));
}

/** Creates a parameter for a text of 1 to 500 characters. */
export function text(description: string) {
  return z
    .string()
    .check(
      z.minLength(1, { error: 'is empty. Omit it or give it a value.' }),
      z.maxLength(500, { error: 'is longer than 500 characters.' }),
      z.describe(description),
    );
}

export const POSITION_TYPES = ['ORGANIC', 'SPONSORED', 'OVERALL'] as const;
export const VISIBILITY_TYPES = ['SEARCH', 'CATEGORY'] as const;
export const RELEVANCES = ['RELEVANT', 'ALL'] as const;

const MAX_QUOTE_LENGTH = 80;

/** Quotes a value for an error message. Shortens it and removes what may be a key. */
export function quote(input: unknown) {
  if (input === undefined) return 'Nothing';
  const text = withoutKeys(String(input));
  return JSON.stringify(text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text);
}
