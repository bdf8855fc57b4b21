import * as z from 'zod/mini';

/** Texts that a service may send wherever it may send text. */
const TEXTS = [
  'معجون أسنان بالنعناع ٢ × ٧٥ مل',
  '<script>window.owned = 1</script>',
  'NEVER_HEARD_OF',
  'Ünïcode, "quoted"; =2+2\non a second line',
  '<img src=x onerror="window.owned = 1">',
  `${'text without an end '.repeat(190)}${'W'.repeat(200)}`,
  ' ',
];
/** For what is sent back to the service: a name of half a page is no name. */
const NAMES = TEXTS.filter((text) => text.trim() !== '' && text.length < 100);
const ADDRESSES = ['https://images.invalid/x.png', 'javascript:window.owned = 1', '//', 'ftp://[broken'];
const FLOATS = [4.4, 0, -12.5, 1e7, 0.1 + 0.2];
const INTEGERS = [1, 20, 0, -3, 9_999_999];
const NUMBERS = [0, 7, 9_999_999];
const DAYS = ['2026-06-30', '2026-06-29', '2026-06-28'];
const INSTANTS = ['2026-06-30T07:00:00Z', '2026-06-29T23:30:00+02:00', '1970-01-01T00:00:00Z'];

/** Objects in a list that stands within an object of a list. */
const PARTS = 3;
/** One value in so many is null where it may be; no list above is as long, or its first value would never be seen. */
const SILENCE = 6;
const SENT_BACK = /_(id|code)$/;

interface Place {
  field: string;
  /** Which field of its object. */
  column: number;
  /** Which object of its list holds the value. */
  row: number;
  /** Within the answer's first object, where everything that may be null is. */
  silent: boolean;
  /** How long the list is, of which the answer is made. */
  rows: number;
  inList: boolean;
}

/**
 * Answers by which a conforming service tries its reader: nulls, foreign and endless texts, extremes, extra fields. Each
 * field meets every oddity in turn from row to row, in other rows than its neighbours.
 * @param turn answers of another turn have the same oddities in other rows
 */
export function oddAnswers(turn: number) {
  const at = ({ row, column }: Place) => row + column + turn;
  const next = <T>(values: readonly T[], place: Place) => values[at(place) % values.length];

  function value(schema: z.ZodMiniType, place: Place): unknown {
    if (schema instanceof z.ZodMiniNullable)
      return place.silent || at(place) % SILENCE === 0 ? null : value(schema.def.innerType as z.ZodMiniType, place);
    if (schema instanceof z.ZodMiniObject) return { ...object(schema, place), field_of_tomorrow: next(TEXTS, place) };
    // The first form is the specification's.
    if (schema instanceof z.ZodMiniUnion) return value(schema.def.options[0] as z.ZodMiniType, place);
    if (schema instanceof z.ZodMiniArray) return list(schema.def.element as z.ZodMiniType, place);
    if (schema instanceof z.ZodMiniEnum) return next(Object.values(schema.def.entries), place);
    if (schema instanceof z.ZodMiniBoolean) return next([true, false], place);
    if (schema instanceof z.ZodMiniNumberFormat) return next(SENT_BACK.test(place.field) ? NUMBERS : INTEGERS, place);
    if (schema instanceof z.ZodMiniNumber) return next(FLOATS, place);
    if (schema instanceof z.ZodMiniISODate) return DAYS[place.row % DAYS.length];
    if (schema instanceof z.ZodMiniISODateTime) return next(INSTANTS, place);
    if (schema instanceof z.ZodMiniUUID)
      return `00000000-0000-4000-8000-${String(place.row * 100 + place.column).padStart(12, '0')}`;
    if (place.field.endsWith('_url')) return next(ADDRESSES, place);
    return next(SENT_BACK.test(place.field) ? NAMES : TEXTS, place);
  }

  function object(schema: z.ZodMiniObject, place: Place): object {
    const fields = Object.entries(schema.shape as Record<string, z.ZodMiniType>);
    return Object.fromEntries(fields.map(([field, its], column) => [field, value(its, { ...place, field, column })]));
  }

  function list(element: z.ZodMiniType, { inList, silent, rows, row: outer }: Place): unknown[] {
    const length = !inList ? rows : silent ? 0 : PARTS;
    const isSilent = (at: number) => silent || (!inList && at === 0);
    return Array.from({ length }, (_, index) => {
      const row = inList ? outer * PARTS + index : index;
      return value(element, { field: '', column: 0, row, silent: isSilent(index), rows, inList: true });
    });
  }

  return (schema: z.ZodMiniType, rows: number) =>
    value(schema, { field: '', column: 0, row: 1, silent: false, rows, inList: false });
}
