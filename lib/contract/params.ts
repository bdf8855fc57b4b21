import * as z from 'zod/mini';
import { identifierValue, toIdentifier } from './identifier';
import { withoutKeys } from './key';

/** Caps that the specification leaves open; ours are as wide as a page can use. */
export const CAPS = { pageSize: 1000, firstN: 1000, rangeDays: 1100 };

/** The first and the last day that a `Date` column of the engine can hold. */
export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2149-06-06';

/** Whether tables can hold rows of a calendar date. */
export function isStorableDay(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** The Price endpoint's date that means "latest data". Never shown to a person. */
export const LATEST_DATE = '9999-12-31';

const DAY = 86_400_000;

/** A calendar date, YYYY-MM-DD. */
export function day(description: string) {
  return z.iso
    .date({
      error: ({ input }) => `${quote(input)} is not a calendar date. Write it as YYYY-MM-DD, such as 2026-03-31.`,
    })
    .check(z.describe(description));
}

/** A whole number between two bounds, neither below zero, written in digits: "7", never "7.0", "7e0" or "-0". */
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

/** The number of something that a service names, from 1, of up to 64 bits. */
export function identifierParam(description: string) {
  const error = ({ input }: { input?: unknown }) => `${quote(input)} is not a whole number from 1 to 20 digits long.`;
  return z
    .codec(z.string().check(z.regex(/^0*[1-9]\d{0,19}$/, { error })), identifierValue, {
      decode: toIdentifier,
      encode: String,
    })
    .check(z.meta({ description, minimum: 1 }));
}

/** One of a closed set of words, in capitals or not exactly as listed. */
export function choice<const T extends readonly [string, ...string[]]>(description: string, values: T) {
  return z
    .enum(values, { error: ({ input }) => `${quote(input)} is not allowed. Choose one of ${values.join(', ')}.` })
    .check(z.describe(description));
}

export function text(description: string) {
  return z
    .string()
    .check(
      z.minLength(1, { error: 'is empty. Leave it out or give it a value.' }),
      z.maxLength(500, { error: 'is longer than 500 characters.' }),
      z.describe(description),
    );
}

export const POSITION_TYPES = ['ORGANIC', 'SPONSORED', 'OVERALL'] as const;
export const VISIBILITY_TYPES = ['SEARCH', 'CATEGORY'] as const;
export const RELEVANCES = ['RELEVANT', 'ALL'] as const;

/** `page_size` and `current_page` of the four paginated endpoints. */
export function paging() {
  return {
    page_size: z._default(whole('Items on a page', { max: CAPS.pageSize }), 10),
    current_page: z._default(whole('The page, counted from 1'), 1),
  };
}

export function positionType() {
  return z._default(choice('Organic, sponsored or overall visibility', POSITION_TYPES), 'OVERALL');
}

export function visibilityType() {
  return choice('Search results or category shelves', VISIBILITY_TYPES);
}

export function firstN(of: string) {
  return z._default(whole(`Number of ${of} considered`, { max: CAPS.firstN }), 20);
}

/** The schema of a parameter that is given: without its default, or leave to be left out. */
export function given<Schema>({ def }: { def: { innerType: Schema } }): Schema {
  return def.innerType;
}

/** For objects with `start_date` and `end_date`: in order, and not absurdly far apart. */
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
      message: `The range holds ${days} days; ${CAPS.rangeDays} are allowed. Ask for a shorter one.`,
    });
}

const LONGEST_QUOTE = 80;

/** A value as a refusal repeats it: never a key, and short. */
function quote(input: unknown) {
  if (input === undefined) return 'Nothing';
  const text = withoutKeys(String(input));
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}
