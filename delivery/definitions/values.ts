import { z } from 'zod';
import { cleanName, trimBlanks } from '@/lib/text/clean-name';

/** A name as the import of rows stores it, not empty. */
export const name = z.string().overwrite(cleanName).min(1, { error: 'is empty.' });

/** An identifier of a product, or the customer's code of a retailer such as `dm_de`. Without blanks around it, not empty. */
export const id = z.string().overwrite(trimBlanks).min(1, { error: 'is empty.' });

/** A name that may be unknown. */
export const optionalName = name.nullable().default(null);

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
