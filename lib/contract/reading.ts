import * as z from 'zod/mini';
import { foreignIdentifier, identifierValue } from './identifier';

/**
 * Two readings of a response schema. Ours: *strict in what we serve, tolerant in what we read*.
 * `strict` refuses a key that the specification does not name. `tolerant` lets unknown keys pass, takes an absent
 * nullable field for null and an absent list for an empty one: a foreign service may leave out what it does not know.
 * It also reads what means the same written otherwise: see `forgiving` and `emptyAsNull`.
 */
export function strict<T extends z.ZodMiniType>(schema: T): T {
  // The output type is the same: keys are refused, never added.
  return walk(schema, (shape) => z.strictObject(shape)) as T;
}

export function tolerant<T extends z.ZodMiniType>(schema: T): T {
  // The output type is the same: absent values become null or [], which the schema allows already.
  return walk(schema, (shape) => z.looseObject(fill(shape)), forgiving) as T;
}

type Shape = Record<string, z.ZodMiniType>;

type Leaf = (schema: z.ZodMiniType) => z.ZodMiniType;

function walk(schema: z.ZodMiniType, make: (shape: Shape) => z.ZodMiniType, leaf: Leaf = (one) => one): z.ZodMiniType {
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
 * One value of another spelling must not cost a whole page: an instant without a zone is UTC, as the specification
 * says; a day may come as an instant of it; an average of whole numbers is seldom whole.
 */
function forgiving(schema: z.ZodMiniType): z.ZodMiniType {
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

/** A service that writes rows from csv has an empty text where a number, flag or date is not known. */
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
