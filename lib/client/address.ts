import * as z from 'zod/mini';
import { readList, writeList } from '@/lib/client/url-list';
import { choice } from '@/lib/contract/params';
import { day } from '@/lib/queries/params';
import type { CollectedDay } from '@/lib/queries/query';
import { addDays } from '@/lib/queries/shared/dates';

/** A parameter of a page's address. `None` is null where a page can do without a value. */
export interface Field<Value, None extends null = never> {
  /** Null for what it refuses. */
  parse(raw: string): Value | null;
  serialize(value: Value): string;
  /** What stands where the address says nothing that can be followed. */
  initial: Value | None;
  /** Says why it refuses a value. */
  schema?: z.ZodMiniType;
}

/** What the address of a page can say: the one list of its parameters. */
export type Fields = Readonly<Record<string, Field<unknown, null>>>;

/** The values of an address. */
export type AddressOf<Of extends Fields> = { [Name in keyof Of]: Of[Name]['initial'] };

/** Read by a schema of the queries themselves. */
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

/** "a,b"; a comma inside a value is escaped. */
export const listField: Field<string[]> = { parse: readList, serialize: writeList, initial: [] };

/** Earlier links write a list of whose there; both of them, or neither, leave all. */
export const ownField: Field<'own' | 'competitor' | 'all'> = {
  parse(raw) {
    const [only, ...others] = readList(raw).filter((one) => one === 'own' || one === 'competitor');
    return only && others.length === 0 ? only : 'all';
  },
  serialize: String,
  initial: 'all',
};

const COMPARISONS = ['previous', 'week', '4weeks'] as const;
/** Days back, of the comparisons that are a fixed step. */
const STEPS = { previous: 1, week: 7, '4weeks': 28 } as const;
/** The previous day is the newest collected one before, but none that lies further back than this. */
const FARTHEST = 7;

const named = choice('The comparison', COMPARISONS);

/** What a day is compared with: the previous one, one a fixed step back, or a day. */
export const comparison = z.string().check(
  z.refine((value) => named.safeParse(value).success || day().safeParse(value).success, {
    error: ({ input }) =>
      `${JSON.stringify(input)} is nothing to compare with. Write ${COMPARISONS.join(', ')} or a day such as 2026-03-31.`,
  }),
);

/** The collected days of a page, the oldest first; `newest` is the newest that has data. */
export interface KnownDays {
  newest: string | null;
  days: readonly Pick<CollectedDay, 'day' | 'state'>[];
}

/** The day that a comparison means. */
export function comparedDay(date: string, against: string, known: KnownDays | null): string {
  const step = named.safeParse(against).data;
  if (!step) return against;
  const fixed = addDays(date, -STEPS[step]);
  if (step !== 'previous') return fixed;
  const farthest = addDays(date, -FARTHEST);
  const isThere = (state: string) => state === 'complete' || state === 'partly';
  const newest = known?.days.findLast((one) => one.day < date && one.day >= farthest && isThere(one.state));
  return newest?.day ?? fixed;
}

export type Search = Readonly<Record<string, string | string[] | undefined>>;

/** Reads an address on the server, as the browser reads it. */
export function readAddress<const Of extends Fields>(fields: Of, search: Search): AddressOf<Of> {
  const read = Object.entries(fields).map(([name, { parse, initial }]) => {
    const raw = [search[name]].flat()[0];
    return [name, (raw === undefined ? null : parse(raw)) ?? initial];
  });
  // Each value is of its own field's type.
  return Object.fromEntries(read) as AddressOf<Of>;
}

/**
 * An address that does not depend on later defaults: every parameter is part of it, next to what else `search` has, such as
 * the order of a table. Values that are null or empty are left out.
 */
export function lastingSearch(fields: Fields, address: Readonly<Record<string, unknown>>, search: URLSearchParams) {
  const lasting = new URLSearchParams(search);
  for (const [name, { serialize }] of Object.entries(fields)) {
    const value = address[name];
    const text = value === null || value === undefined ? '' : serialize(value);
    if (text === '') lasting.delete(name);
    else lasting.set(name, text);
  }
  return lasting;
}
