import { z } from 'zod';

/**
 * Two readings of a response schema. Ours: *strict in what we serve, tolerant in what we read*.
 * `strict` refuses a key that the specification does not name. `tolerant` lets unknown keys pass, takes an absent
 * nullable field for null and an absent list for an empty one: a foreign service may leave out what it does not know.
 */
export function strict(schema: z.ZodType): z.ZodType {
  return walk(schema, (shape) => z.strictObject(shape));
}

export function tolerant<T extends z.ZodType>(schema: T): T {
  // The output type is the same: absent values become null or [], which the schema allows already.
  return walk(schema, (shape) => z.looseObject(fill(shape))) as T;
}

type Shape = Record<string, z.ZodType>;

function walk(schema: z.ZodType, make: (shape: Shape) => z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject)
    return make(
      Object.fromEntries(Object.entries(schema.shape as Shape).map(([key, value]) => [key, walk(value, make)])),
    );
  if (schema instanceof z.ZodArray) return z.array(walk(schema.element as z.ZodType, make));
  if (schema instanceof z.ZodNullable) return walk(schema.unwrap() as z.ZodType, make).nullable();
  return schema;
}

function fill(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([key, value]) => {
      if (value instanceof z.ZodNullable) return [key, value.default(null)];
      if (value instanceof z.ZodArray) return [key, value.nullish().transform((list) => list ?? [])];
      return [key, value];
    }),
  );
}
