import * as z from 'zod/mini';
import { FIRST_DAY, isStorableDay, LAST_DAY } from '@/lib/contract/params';
import { COMMON_FILTERS, type Filters } from '@/lib/datasets/filters';

/** Parameters of queries: as values in the page, as text in an address. Both are read. */

/** Maximum number of rows of a request. Exports have all. */
export const MOST_ROWS = 1000;

/** A calendar date that tables can hold. */
export function day() {
  return z.iso
    .date({
      error: ({ input }) => `${JSON.stringify(input)} is not a day. Write it as YYYY-MM-DD, such as 2026-03-31.`,
      abort: true,
    })
    .check(
      z.refine(isStorableDay, {
        error: ({ input }) =>
          `${JSON.stringify(input)} is out of range. Choose a day from ${FIRST_DAY} to ${LAST_DAY}.`,
      }),
    );
}

/** A whole number from `min` to `max`, `initial` by default. */
export function whole(min: number, max: number, initial: number) {
  const error = ({ input }: { input?: unknown }) =>
    `${JSON.stringify(input)} is not a whole number from ${min} to ${max}.`;
  return z._default(
    z.pipe(
      z.pipe(z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/, { error }))], { error }), z.transform(Number)),
      z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error })),
    ),
    initial,
  );
}

/** One of a set of values, which is required. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: ({ input }) => `${JSON.stringify(input)} is not one of ${values.join(', ')}.` });
}

/** One of a set of values, `initial` by default. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, initial: NoInfer<T[number]>) {
  return z._default(oneOf(values), initial as never);
}

/** Maximum characters of a text. */
const MAX_LENGTH = 300;

function textUpTo(maxLength: number) {
  return z.string().check(z.maxLength(maxLength, { error: `The text is longer than ${maxLength} characters.` }));
}

/** A text of up to 300 characters, empty by default. */
export function text() {
  return z._default(textUpTo(MAX_LENGTH), '');
}

interface ListLimits {
  /** Number of texts. */
  maxCount: number;
  /** Characters of a text. */
  maxLength: number;
}

const FILTER_LIMITS: ListLimits = { maxCount: 200, maxLength: MAX_LENGTH };

function listProblem(input: unknown, { maxCount, maxLength }: ListLimits): string {
  if (typeof input === 'string') return `The text is longer than ${maxLength} characters.`;
  if (!Array.isArray(input)) return 'This is neither a text nor a list of texts.';
  if (input.length > maxCount) return `There are more than ${maxCount} values.`;
  return `One of the values is not a text, or longer than ${maxLength} characters.`;
}

/** None, one or several texts: `retailer=a&retailer=b`. */
export function list(limits = FILTER_LIMITS) {
  const item = textUpTo(limits.maxLength);
  return z._default(
    z.pipe(
      z.union([item, z.array(item).check(z.maxLength(limits.maxCount))], {
        error: ({ input }) => listProblem(input, limits),
      }),
      z.transform((value) => (typeof value === 'string' ? [value] : value)),
    ),
    [] as string[],
  );
}

function own() {
  return choice(['own', 'competitor', 'all'], 'all');
}

export type FilterParams<F extends Filters> = {
  [Name in keyof F]: F[Name] extends { isOwn: true } ? ReturnType<typeof own> : ReturnType<typeof list>;
};

/** The parameters of the filters of a dataset. */
export function filterParams<const F extends Filters>(filters: F): FilterParams<F> {
  const entries = Object.entries(filters).map(([name, { isOwn }]) => [name, isOwn ? own() : list()]);
  return Object.fromEntries(entries);
}

/** Parameters of every query of a page with a compared day. */
export const commonParams = {
  ...filterParams(COMMON_FILTERS),
  /** A search. */
  q: text(),
  date: day(),
  /** The day to compare with. */
  against: z.optional(day()),
  /** Length of the period that ends with `date`. */
  days: whole(1, 366, 28),
};
