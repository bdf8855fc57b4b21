import * as z from 'zod/mini';

/**
 * A whole number that identifies, for example, a keyword. Beyond 2^53 it is the text of its digits, as a number would
 * be rounded and identify another one.
 */
export type Identifier = number | string;

const digits = z.string().check(z.regex(/^-?\d+$/));

/** Schema of an identifier: a number in the specification, but a service may send 64 bits or text. */
export const identifierValue = z.union([z.int(), digits]);

/** Parses an identifier of the service, so that equal numbers are equal values in every notation. */
export const foreignIdentifier = z.pipe(
  z.union([z.number(), digits]),
  z.transform((value): Identifier => (typeof value === 'string' ? toIdentifier(value) : value)),
);

/** Converts digits to an identifier. */
export function toIdentifier(text: string): Identifier {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text.replace(/^(-?)0+(?=\d)/, '$1');
}
