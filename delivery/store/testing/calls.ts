import fc from 'fast-check';
import * as z from 'zod/mini';
import { pathParams } from '@/lib/contract/endpoint';

/** A value in an address, or undefined to omit the parameter. */
type Written = fc.Arbitrary<string | undefined>;

interface Asked {
  readonly path: string;
  readonly params: z.ZodMiniObject;
}

/**
 * Generates calls of an endpoint from its schema: parameters are mostly valid, often at a bound, sometimes invalid or
 * missing.
 * @param knownValues values in the data by parameter, so that many calls return rows
 */
export function callsOf(
  { path, params }: Asked,
  knownValues: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<Record<string, string | undefined>> {
  const inPath = new Set(pathParams(path));
  const entries = Object.entries(params.shape).map(([name, schema]): [string, Written] => {
    const good = knownValues[name] ? fc.constantFrom(...knownValues[name]) : allowed(schema);
    const missing: Written = inPath.has(name) ? good : fc.constant(undefined);
    return [
      name,
      fc.oneof(
        { weight: 12, arbitrary: good },
        { weight: 2, arbitrary: missing },
        { weight: 1, arbitrary: odd(inPath.has(name)) },
      ),
    ];
  });
  return fc.record(Object.fromEntries(entries));
}

/** Generates valid strings of a schema: values of an enum, numbers and dates at and around their bounds, any text. */
function allowed(schema: z.core.$ZodType): fc.Arbitrary<string> {
  if (schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniOptional) return allowed(schema.def.innerType);
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...schema.options.map(String));
  if (schema instanceof z.ZodMiniCodec) return wholeNumbers(schema.def.out);
  if (schema instanceof z.ZodMiniISODate) return days;
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
}

function wholeNumbers(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const { minimum, maximum } = schema._zod.bag;
  const min = Number(minimum ?? 0);
  const max = Math.min(Number(maximum ?? Number.MAX_SAFE_INTEGER), 999_999_999_999_999);
  const edges = [min, min + 1, max, max - 1, min - 1, max + 1];
  return fc.oneof(fc.integer({ min, max: Math.min(max, 40) }), fc.constantFrom(...edges)).map(String);
}

const DAYS = ['0001-01-01', '1899-12-31', '1970-01-01', '2149-06-07', '2299-12-31', '9999-12-30', '9999-12-31'];
const days = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.date({ min: new Date('2026-06-25'), max: new Date('2026-07-02'), noInvalidDate: true }).map(iso),
  },
  {
    weight: 2,
    arbitrary: fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map(iso),
  },
  { weight: 1, arbitrary: fc.constantFrom(...DAYS) },
);

function iso(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** Generates unusual texts. In a path, they contain a character other than slash and dot. */
function odd(inPath: boolean): fc.Arbitrary<string> {
  const texts = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '-1',
      '-0',
      '1e3',
      ' 1',
      '2026-02-30',
      "'; DROP TABLE loads; --",
      '{day:Date32}',
      '\\',
      '\u0000',
      '％',
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  );
  return inPath ? texts.filter((text) => /^[^/.]+$/.test(text)) : texts;
}
