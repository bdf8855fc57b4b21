import * as z from 'zod/mini';
import { foreignIdentifier, identifierValue } from './identifier';

/** Returns a response schema that refuses keys outside the specification, to test what we serve. */
export function strict<T extends z.ZodMiniType>(schema: T): T {
  // The output type is the same, as no keys are added.
  return walk(schema, (shape) => z.strictObject(shape)) as T;
}

/**
 * Returns a response schema for other services: it keeps unknown keys, reads absent nullable fields as null and absent
 * lists as empty, and accepts other notations of values (see `tolerantValue` and `emptyAsNull`).
 */
export function tolerant<T extends z.ZodMiniType>(schema: T): T {
  // The output type is the same, as the schema allows null and [], which replace absent values.
  return walk(schema, (shape) => z.looseObject(fill(shape)), tolerantValue) as T;
}

type Shape = Record<string, z.ZodMiniType>;

type Leaf = (schema: z.ZodMiniType) => z.ZodMiniType;

function walk(
  schema: z.ZodMiniType,
  make: (shape: Shape) => z.ZodMiniType,
  leaf: Leaf = (value) => value,
): z.ZodMiniType {
  if (schema instanceof z.ZodMiniObject)
    return make(
      Object.fromEntries(Object.entries(schema.shape as Shape).map(([key, value]) => [key, walk(value, make, leaf)])),
    );
  if (schema instanceof z.ZodMiniArray) return z.array(walk(schema.def.element as z.ZodMiniType, make, leaf));
  if (schema instanceof z.ZodMiniNullable) return z.nullable(walk(schema.def.innerType as z.ZodMiniType, make, leaf));
  return leaf(schema);
}

const ZONED = /(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Returns a schema that accepts other notations, so that one value does not invalidate a page. An instant without a
 * time zone is UTC, as in the specification. A day may be an instant. A whole number may be an average with decimals.
 */
function tolerantValue(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniISODateTime)
    return z.pipe(
      z.iso.datetime({ offset: true, local: true }),
      z.transform((time) => (ZONED.test(time) ? time : `${time}Z`)),
    );
  if (schema instanceof z.ZodMiniISODate)
    return z.pipe(
      z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]),
      z.transform((day) => day.slice(0, 10)),
    );
  if (schema === identifierValue) return foreignIdentifier;
  if (schema instanceof z.ZodMiniNumberFormat) return z.number();
  return schema;
}

/** Reads an empty text as null, as services that convert CSV send it for unknown numbers, flags and dates. */
function emptyAsNull(schema: z.ZodMiniNullable): z.ZodMiniType {
  if (schema.def.innerType instanceof z.ZodMiniString) return schema;
  return z.pipe(
    z.transform((value) => (value === '' ? null : value)),
    schema,
  );
}

function fill(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([key, value]) => {
      if (value instanceof z.ZodMiniNullable) return [key, z._default(emptyAsNull(value), null)];
      if (value instanceof z.ZodMiniArray)
        return [
          key,
          z.pipe(
            z.nullish(value),
            z.transform((list) => list ?? []),
          ),
        ];
      return [key, value];
    }),
  );
}
