import * as z from 'zod/mini';
import { identifierValue } from './identifier';

const tag = z.object({ tag_name: z.nullable(z.string()), tag_value: z.nullable(z.string()) });
export type Tag = z.infer<typeof tag>;

/** A label of a banner: category, subcategory and brand of a product that it shows (E Retail Media). */
const label = z.object({
  category: z.nullable(z.string()),
  subcategory: z.nullable(z.string()),
  brand: z.nullable(z.string()),
});
export type Label = z.infer<typeof label>;

/**
 * Schemas of values by column type. Scalars are nullable, as the specification guarantees types but not presence. Null
 * means "unknown", never zero. Unknown lists are empty.
 */
export const valueSchema = {
  string: z.nullable(z.string()),
  float: z.nullable(z.number()),
  integer: z.nullable(z.int()),
  identifier: z.nullable(identifierValue),
  boolean: z.nullable(z.boolean()),
  timestamp: z.nullable(z.iso.datetime({ offset: true })),
  date: z.nullable(z.iso.date()),
  tags: z.array(tag),
  labels: z.array(label),
  strings: z.array(z.string()),
};

export type ColumnType = keyof typeof valueSchema;

export interface Column<T extends ColumnType = ColumnType> {
  readonly type: T;
  readonly meaning: string;
  /** Unit of a number. */
  readonly unit?: string;
  /** The column identifies a person. It is omitted from files unless the user includes it. */
  readonly personal?: true;
}

/** Columns of a record, in the order of a CSV file. */
export type Columns = Readonly<Record<string, Column>>;

/** A record with these columns. */
export type FileRowOf<C extends Columns> = { [K in keyof C]: z.infer<(typeof valueSchema)[C[K]['type']]> };

type ShapeOf<C extends Columns> = { [K in keyof C]: (typeof valueSchema)[C[K]['type']] };

/** Creates the schema of a record with these columns. */
export function record<C extends Columns>(columns: C): z.ZodMiniObject<ShapeOf<C>> {
  const shape = Object.fromEntries(
    Object.entries(columns).map(([name, { type, meaning }]) => [name, valueSchema[type].check(z.describe(meaning))]),
  );
  // Object.entries loses the type of each key, but the mapping preserves it.
  return z.object(shape as unknown as ShapeOf<C>);
}

function columnOf<T extends ColumnType>(type: T) {
  return (meaning: string): Column<T> => ({ type, meaning });
}

export const string = columnOf('string');
export const float = columnOf('float');
export const integer = columnOf('integer');
/** A whole number that identifies something, of 64 bits or more. */
export const identifier = columnOf('identifier');
export const boolean = columnOf('boolean');
/** ISO 8601 UTC. */
export const timestamp = columnOf('timestamp');
/** YYYY-MM-DD. */
export const date = columnOf('date');
export const tags = columnOf('tags');
export const labels = columnOf('labels');
export const strings = columnOf('strings');

/** Adds a unit to a column. */
export function inUnit<T extends ColumnType>(unit: string, column: Column<T>): Column<T> {
  return { ...column, unit };
}

/** Marks a column that identifies a person. */
export function personal<T extends ColumnType>(column: Column<T>): Column<T> {
  return { ...column, personal: true };
}
