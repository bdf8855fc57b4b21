import { z } from 'zod';

/** A name, trimmed and not empty. */
export const name = z.string().trim().min(1, { error: 'is empty.' });

/** A name that may be unknown. */
export const optionalName = name.nullable().default(null);

/** The customer's code of a retailer in addresses, such as `dm_de`. */
export const retailerCode = z.string().trim().min(1, { error: 'is empty.' });

/** Creates a check that the items of a list have different keys. */
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
          message: `is ${JSON.stringify(key(item))}, like entry ${earlier}. Keep one of them.`,
        });
    }
  };
}
