import { createParser } from 'nuqs';
import type * as z from 'zod/mini';
import { readList, writeList } from '@/lib/client/address/url-list';

/** Creates a parser for a list, "a,b". Commas inside values are escaped. Invalid values are removed. */
export function listParser<Value extends string>(schema: z.ZodMiniType<Value>) {
  return createParser<readonly Value[]>({
    parse: (raw) => readList(raw).flatMap((item) => schema.safeParse(item).data ?? []),
    serialize: writeList,
    eq: (a, b) => a.length === b.length && a.every((item, index) => item === b[index]),
  });
}

/** A parameter with an invalid value, and the message of its schema. */
export interface Refusal {
  name: string;
  message: string;
}

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

/**
 * Returns the parameters of a URL with invalid values. The page uses defaults for them and must report this. Values of
 * `lists` are checked one by one.
 */
export function refusals(search: URLSearchParams, values: Schemas, lists: Schemas = {}): Refusal[] {
  const inputs = [
    ...Object.entries(values).map(([name, schema]) => ({ name, schema, raw: search.getAll(name).slice(0, 1) })),
    ...Object.entries(lists).map(([name, schema]) => ({ name, schema, raw: readList(search.get(name) ?? '') })),
  ];
  return inputs.flatMap(({ name, schema, raw }) =>
    raw.flatMap((item) => {
      const issue = schema.safeParse(item).error?.issues[0];
      return issue ? [{ name, message: issue.message }] : [];
    }),
  );
}
