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
