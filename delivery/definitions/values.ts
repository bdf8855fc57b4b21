import { z } from 'zod';

/** A name as people write it: not empty, no blanks around it. */
export const name = z.string().trim().min(1, { error: 'is empty.' });

/** A name that the source may not know. */
export const optionalName = name.nullable().default(null);

/** The customer's own word for a retailer in addresses, such as `dm_de`. */
export const retailerCode = z.string().trim().min(1, { error: 'is empty.' });

/** A check that no two items of a list are the same thing; `key` returns what makes an item that thing. */
export function unique<T>(key: (item: T) => string | number, path: string[] = []) {
  return ({ value, issues }: z.core.ParsePayload<T[]>) => {
    const first = new Map<string | number, number>();
    for (const [index, item] of value.entries()) {
      const earlier = first.get(key(item));
      if (earlier === undefined) first.set(key(item), index);
      else
        issues.push({
          code: 'custom',
          path: [index, ...path],
          input: item,
          message: `is ${JSON.stringify(key(item))}, which entry ${earlier} is already. Keep one of them.`,
        });
    }
  };
}
