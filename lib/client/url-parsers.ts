import { createParser } from 'nuqs';
import type * as z from 'zod/mini';
import { readList, writeList } from '@/lib/client/url-list';

/** Reads a value out of the URL by its own schema. What the schema refuses counts as absent; `refusals` says so. */
export function valueParser<Value extends string | number>(schema: z.ZodMiniType<Value>) {
  return createParser<Value>({ parse: (raw) => schema.safeParse(raw).data ?? null, serialize: String });
}

/** A list of such values, "a,b"; a comma inside a value is escaped. Values that the schema refuses are left out. */
export function listParser<Value extends string>(schema: z.ZodMiniType<Value>) {
  return createParser<readonly Value[]>({
    parse: (raw) => readList(raw).flatMap((one) => schema.safeParse(one).data ?? []),
    serialize: writeList,
    eq: (a, b) => a.length === b.length && a.every((one, index) => one === b[index]),
  });
}

/** A parameter that was refused, and the words in which its schema refuses it. */
export interface Refusal {
  name: string;
  message: string;
}

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/**
 * Which parameters of a URL do not say what their schema allows. The page shows its default instead, and must say so.
 * `lists` are read value by value.
 */
export function refusals(search: URLSearchParams, values: Schemas, lists: Schemas = {}): Refusal[] {
  const given = [
    ...Object.entries(values).map(([name, schema]) => ({ name, schema, raw: search.getAll(name).slice(0, 1) })),
    ...Object.entries(lists).map(([name, schema]) => ({ name, schema, raw: readList(search.get(name) ?? '') })),
  ];
  return given.flatMap(({ name, schema, raw }) =>
    raw.flatMap((one) => {
      const issue = schema.safeParse(one).error?.issues[0];
      return issue ? [{ name, message: issue.message }] : [];
    }),
  );
}
