import * as z from 'zod/mini';
import { identifierValue, toIdentifier } from './identifier';
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

const DAY = 86_400_000;

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

/** Creates a parameter for an identifier of the service: a number from 1 of up to 64 bits. */
export function identifierParam(description: string) {
  const error = ({ input }: { input?: unknown }) => `${quote(input)} is not a whole number from 1 to 20 digits long.`;
  return z
    .codec(z.string().check(z.regex(/^0*[1-9]\d{0,19}$/, { error })), identifierValue, {
      decode: toIdentifier,
      encode: String,
    })
    .check(z.meta({ description, minimum: 1 }));
}

/** Creates a parameter for one of a set of values, which is case-sensitive. */
export function choice<const T extends readonly [string, ...string[]]>(description: string, values: T) {
  return z
    .enum(values, { error: ({ input }) => `${quote(input)} is not allowed. Choose one of ${values.join(', ')}.` })
    .check(z.describe(description));
}

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

/** Creates the parameters `page_size` and `current_page` of the four paginated endpoints. */
export function paging() {
  return {
    page_size: z._default(whole('Number of items on a page', { max: CAPS.pageSize }), 10),
    current_page: z._default(whole('Page number, starting at 1'), 1),
  };
}

export function positionType() {
  return z._default(choice('Organic, sponsored or overall visibility', POSITION_TYPES), 'OVERALL');
}

export function visibilityType() {
  return choice('Search results or category shelves', VISIBILITY_TYPES);
}

export function firstN(items: string) {
  return z._default(whole(`Number of ${items} to consider, from the first`, { max: CAPS.firstN }), 20);
}

/** Returns the schema of a parameter without its default or `optional`. */
export function given<Schema>({ def }: { def: { innerType: Schema } }): Schema {
  return def.innerType;
}

/** Checks that `start_date` is not after `end_date` and that the range is not too long. */
export function ordered({ value, issues }: z.core.ParsePayload<{ start_date: string; end_date: string }>) {
  const { start_date, end_date } = value;
  const days = (Date.parse(end_date) - Date.parse(start_date)) / DAY + 1;
  if (days < 1)
    issues.push({
      code: 'custom',
      path: ['start_date'],
      input: start_date,
      message: `${start_date} is after end_date ${end_date}. Swap them.`,
    });
  else if (days > CAPS.rangeDays)
    issues.push({
      code: 'custom',
      path: ['end_date'],
      input: end_date,
      message: `The range has ${days} days; ${CAPS.rangeDays} are allowed. Request a shorter range.`,
    });
}

const MAX_QUOTE_LENGTH = 80;

/** Quotes a value for an error message. Shortens it and removes what may be a key. */
export function quote(input: unknown) {
  if (input === undefined) return 'Nothing';
  const text = withoutKeys(String(input));
  return JSON.stringify(text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text);
}
