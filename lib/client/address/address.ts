import * as z from 'zod/mini';
import { readList, writeList } from '@/lib/client/address/url-list';
import { choice } from '@/lib/contract/params';
import { type Filter, type Filters, NOT_STATED } from '@/lib/datasets/filters';
import { day } from '@/lib/queries/params';
import { addDays } from '@/lib/queries/shared/dates';
import type { Days } from '@/lib/queries/shared/days';

/** A parameter of a page's address. `None` is null if the page works without a value. */
export interface Field<Value, None extends null = never> {
  /** Returns null for invalid values. */
  parse(raw: string): Value | null;
  serialize(value: Value): string;
  /** Value if the address has none or an invalid one. */
  initial: Value | None;
  /** Explains why a value is invalid. */
  schema?: z.ZodMiniType;
}

/** All parameters of a page's address. */
export type Fields = Readonly<Record<string, Field<unknown, null>>>;

/** Values of an address. */
export type AddressOf<Of extends Fields> = { [Name in keyof Of]: Of[Name]['initial'] };

/** Defines a field by a schema of the queries. */
export function field<Value extends string | number>(
  schema: z.ZodMiniType<Value>,
  initial: NoInfer<Value>,
): Field<Value>;
export function field<Value extends string | number>(schema: z.ZodMiniType<Value>, initial: null): Field<Value, null>;
export function field<Value extends string | number>(
  schema: z.ZodMiniType<Value>,
  initial: Value | null,
): Field<Value, null> {
  return { parse: (raw) => schema.safeParse(raw).data ?? null, serialize: String, initial, schema };
}

/** A list, "a,b". Commas inside values are escaped. */
export const listField: Field<string[]> = { parse: readList, serialize: writeList, initial: [] };

/** Rows by identifier that a link selects. Lists show only these, and figures keep all rows of the page. */
export const rowsField: Field<string[], null> = {
  parse(raw) {
    const ids = readList(raw);
    return ids.length > 0 ? ids : null;
  },
  serialize: writeList,
  initial: null,
};

/** A list in an address that has no other values than these. */
function listOf(values: readonly string[]) {
  return z.string().check(
    z.refine((raw) => readList(raw).every((value) => values.includes(value)), {
      error: ({ input }) => `${JSON.stringify(input)} is not one of ${values.join(', ')}.`,
    }),
  );
}

const ownSchema = listOf(['own', 'competitor', 'all']);

/** Own or competitor products. Old links contain a list, in which both or none mean all. */
export const ownField: Field<'own' | 'competitor' | 'all'> = {
  parse(raw) {
    if (!ownSchema.safeParse(raw).success) return null;
    const [only, ...others] = readList(raw).filter((value) => value === 'own' || value === 'competitor');
    return only && others.length === 0 ? only : 'all';
  },
  serialize: String,
  initial: 'all',
  schema: ownSchema,
};

export type FilterFields<F extends Filters> = {
  [Name in keyof F]: F[Name] extends { isOwn: true } ? typeof ownField : typeof listField;
};

/** The fields of the filters of a dataset. */
export function filterFields<const F extends Filters>(filters: F): FilterFields<F> {
  const entries = Object.entries<Filter>(filters).map(([name, filter]) => [name, fieldOf(filter)]);
  return Object.fromEntries(entries);
}

function fieldOf({ isOwn, words, isOpen, hasNotStated }: Filter): Field<string> | Field<string[]> {
  if (isOwn) return ownField;
  if (typeof words !== 'object' || isOpen) return listField;
  const values = [...Object.keys(words), ...(hasNotStated ? [NOT_STATED] : [])];
  return {
    ...listField,
    parse: (raw) => readList(raw).filter((value) => values.includes(value)),
    schema: listOf(values),
  };
}

const COMPARISONS = ['previous', 'week', '4weeks'] as const;
/** Distance of the compared day, in days. */
const STEPS = { previous: 1, week: 7, '4weeks': 28 } as const;
/** Maximum distance of the previous collected day, in days. */
const MAX_DISTANCE = 7;

const namedComparison = choice('The comparison', COMPARISONS);

/** The compared day: the previous one, one a fixed step back, or a given day. */
export const comparison = z.string().check(
  z.refine((value) => namedComparison.safeParse(value).success || day().safeParse(value).success, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is not a valid comparison. Use ${COMPARISONS.join(', ')} or a day such as 2026-03-31.`,
  }),
);

/**
 * Returns the compared day, which is before `date`: a later one counts as `previous`, which is the newest day with data in
 * the week before, or else the day before.
 */
export function comparedDay(date: string, against: string, collected: Days | null): string {
  const named = namedComparison.safeParse(against).data;
  if (!named && against < date) return against;
  const step = named ?? 'previous';
  const fixed = addDays(date, -STEPS[step]);
  if (step !== 'previous') return fixed;
  const earliest = addDays(date, -MAX_DISTANCE);
  const hasData = (state: string) => state === 'complete' || state === 'partly';
  const previous = collected?.days.findLast(({ day, state }) => day < date && day >= earliest && hasData(state));
  return previous?.day ?? fixed;
}

/** The parameters of an address, as Next.js parses them. */
export type Search = Readonly<Record<string, string | string[] | undefined>>;

/** Parses an address on the server in the same way as the browser does. */
export function readAddress<const Of extends Fields>(fields: Of, search: Search): AddressOf<Of> {
  const entries = Object.entries(fields).map(([name, { parse, initial }]) => {
    const raw = [search[name]].flat()[0];
    return [name, (raw === undefined ? null : parse(raw)) ?? initial];
  });
  // Each value has the type of its field.
  return Object.fromEntries(entries) as AddressOf<Of>;
}

/** A parameter with an invalid value, and the message of its schema. */
export interface Refusal {
  name: string;
  message: string;
}

/** Returns the parameters of an address with invalid values. The page uses their defaults, and must report this. */
export function refusals(fields: Fields, search: URLSearchParams): Refusal[] {
  return Object.entries(fields).flatMap(([name, { schema }]) => {
    const issue = search.has(name) ? schema?.safeParse(search.get(name)).error?.issues[0] : undefined;
    return issue ? [{ name, message: issue.message }] : [];
  });
}

/**
 * Returns the parameters of a permanent link, which includes all values so that it does not depend on defaults. Keeps
 * other parameters of `search`, e.g. the order of a table. Omits null and empty values.
 */
export function permalinkSearch(fields: Fields, address: Readonly<Record<string, unknown>>, search: URLSearchParams) {
  const permalink = new URLSearchParams(search);
  for (const [name, { serialize }] of Object.entries(fields)) {
    const value = address[name];
    const text = value === null || value === undefined ? '' : serialize(value);
    if (text === '') permalink.delete(name);
    else permalink.set(name, text);
  }
  return permalink;
}
