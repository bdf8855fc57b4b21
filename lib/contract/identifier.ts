import * as z from 'zod/mini';

/**
 * A whole number that names something, such as a keyword. Beyond 2^53 it is the text of its digits, as a number would be
 * rounded and name something else.
 */
export type Identifier = number | string;

const digits = z.string().check(z.regex(/^-?\d+$/));

/** The schema of an identifier. The specification has a number; a service may send 64 bits, or text. */
export const identifierValue = z.union([z.int(), digits]);

/** Reads an identifier of a foreign service, so that the same number is the same value however it was sent. */
export const foreignIdentifier = z.pipe(
  z.union([z.number(), digits]),
  z.transform((value): Identifier => (typeof value === 'string' ? toIdentifier(value) : value)),
);

/** @param text whole digits */
export function toIdentifier(text: string): Identifier {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text.replace(/^(-?)0+(?=\d)/, '$1');
}
