import * as z from 'zod/mini';
import { identifierValue } from './identifier';

export const tag = z.object({ tag_name: z.nullable(z.string()), tag_value: z.nullable(z.string()) });
export type Tag = z.infer<typeof tag>;

/** A banner's label: what it shows, from the widest term to the brand (E Retail Media). */
export const label = z.object({
  category: z.nullable(z.string()),
  subcategory: z.nullable(z.string()),
  brand: z.nullable(z.string()),
});
export type Label = z.infer<typeof label>;

/**
 * The schema of one value by column type. Scalars are nullable: the specification promises types, never presence,
 * and a null is "not known", never zero. Lists are empty when nothing is known.
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
  /** Of a number. */
  readonly unit?: string;
  /** Says who a person is: left out of files for people unless they ask for it. */
  readonly personal?: true;
}

/** Columns of one record, in the order in which a csv file lists them. */
export type Columns = Readonly<Record<string, Column>>;

export type RowOf<C extends Columns> = { [K in keyof C]: z.infer<(typeof valueSchema)[C[K]['type']]> };

type ShapeOf<C extends Columns> = { [K in keyof C]: (typeof valueSchema)[C[K]['type']] };

/** The zod schema of a record with these columns. */
export function record<C extends Columns>(columns: C): z.ZodMiniObject<ShapeOf<C>> {
  const shape = Object.fromEntries(
    Object.entries(columns).map(([name, { type, meaning }]) => [name, valueSchema[type].check(z.describe(meaning))]),
  );
  // Object.entries forgets which key had which type; the mapping above keeps them.
  return z.object(shape as unknown as ShapeOf<C>);
}

function of<T extends ColumnType>(type: T) {
  return (meaning: string): Column<T> => ({ type, meaning });
}

export const string = of('string');
export const float = of('float');
export const integer = of('integer');
/** A whole number that names something, of up to 64 bits or more. */
export const identifier = of('identifier');
export const boolean = of('boolean');
/** ISO 8601 UTC. */
export const timestamp = of('timestamp');
/** YYYY-MM-DD. */
export const date = of('date');
export const tags = of('tags');
export const labels = of('labels');
export const strings = of('strings');

/** A number with a unit. */
export function inUnit<T extends ColumnType>(unit: string, column: Column<T>): Column<T> {
  return { ...column, unit };
}

/** A column that says who a person is. */
export function personal<T extends ColumnType>(column: Column<T>): Column<T> {
  return { ...column, personal: true };
}
