import * as z from 'zod/mini';

/** Unusual texts that a service may send. */
const TEXTS = [
  'معجون أسنان بالنعناع ٢ × ٧٥ مل',
  '<script>window.owned = 1</script>',
  'NEVER_HEARD_OF',
  'Ünïcode, "quoted"; =2+2\non a second line',
  '<img src=x onerror="window.owned = 1">',
  `${'text without an end '.repeat(190)}${'W'.repeat(200)}`,
  ' ',
];
/** Texts for identifiers, which are sent back to the service and must be short. */
const NAMES = TEXTS.filter((text) => text.trim() !== '' && text.length < 100);
const ADDRESSES = ['https://images.invalid/x.png', 'javascript:window.owned = 1', '//', 'ftp://[broken'];
const FLOATS = [4.4, 0, -12.5, 1e7, 0.1 + 0.2];
const INTEGERS = [1, 20, 0, -3, 9_999_999];
const NUMBERS = [0, 7, 9_999_999];
const DAYS = ['2026-06-30', '2026-06-29', '2026-06-28'];
const INSTANTS = ['2026-06-30T07:00:00Z', '2026-06-29T23:30:00+02:00', '1970-01-01T00:00:00Z'];

/** Number of objects in a nested list. */
const PARTS = 3;
/**
 * One of this number of nullable values is null. Must differ from the length of the lists above, as otherwise their
 * first value would never appear.
 */
const SILENCE = 6;
const SENT_BACK = /_(id|code)$/;

interface ValueContext {
  field: string;
  /** Index of the field in its object. */
  column: number;
  /** Index of the object in its list. */
  row: number;
  /** Whether this is in the answer's first object, in which all nullable values are null. */
  silent: boolean;
  /** Length of the list in the answer. */
  rows: number;
  inList: boolean;
}

/**
 * Creates unusual answers that conform to the contract: nulls, foreign and long texts, extreme numbers, extra fields.
 * Each field cycles through all unusual values from row to row.
 *
 * @param turn shifts the values to other rows
 */
export function oddAnswers(turn: number) {
  const seedOf = ({ row, column }: ValueContext) => row + column + turn;
  const next = <T>(values: readonly T[], context: ValueContext) => values[seedOf(context) % values.length];

  function value(schema: z.ZodMiniType, context: ValueContext): unknown {
    if (schema instanceof z.ZodMiniNullable)
      return context.silent || seedOf(context) % SILENCE === 0
        ? null
        : value(schema.def.innerType as z.ZodMiniType, context);
    if (schema instanceof z.ZodMiniObject)
      return { ...object(schema, context), field_of_tomorrow: next(TEXTS, context) };
    // The first option is the form in the specification.
    if (schema instanceof z.ZodMiniUnion) return value(schema.def.options[0] as z.ZodMiniType, context);
    if (schema instanceof z.ZodMiniArray) return list(schema.def.element as z.ZodMiniType, context);
    if (schema instanceof z.ZodMiniEnum) return next(Object.values(schema.def.entries), context);
    if (schema instanceof z.ZodMiniBoolean) return next([true, false], context);
    if (schema instanceof z.ZodMiniNumberFormat)
      return next(SENT_BACK.test(context.field) ? NUMBERS : INTEGERS, context);
    if (schema instanceof z.ZodMiniNumber) return next(FLOATS, context);
    if (schema instanceof z.ZodMiniISODate) return DAYS[context.row % DAYS.length];
    if (schema instanceof z.ZodMiniISODateTime) return next(INSTANTS, context);
    if (schema instanceof z.ZodMiniUUID)
      return `00000000-0000-4000-8000-${String(context.row * 100 + context.column).padStart(12, '0')}`;
    if (context.field.endsWith('_url')) return next(ADDRESSES, context);
    return next(SENT_BACK.test(context.field) ? NAMES : TEXTS, context);
  }

  function object(schema: z.ZodMiniObject, context: ValueContext): object {
    const fields = Object.entries(schema.shape as Record<string, z.ZodMiniType>);
    return Object.fromEntries(
      fields.map(([field, fieldSchema], column) => [field, value(fieldSchema, { ...context, field, column })]),
    );
  }

  function list(element: z.ZodMiniType, { inList, silent, rows, row: outer }: ValueContext): unknown[] {
    const length = !inList ? rows : silent ? 0 : PARTS;
    const isSilent = (index: number) => silent || (!inList && index === 0);
    return Array.from({ length }, (_, index) => {
      const row = inList ? outer * PARTS + index : index;
      return value(element, { field: '', column: 0, row, silent: isSilent(index), rows, inList: true });
    });
  }

  return (schema: z.ZodMiniType, rows: number) =>
    value(schema, { field: '', column: 0, row: 1, silent: false, rows, inList: false });
}
