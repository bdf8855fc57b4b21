import { InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { DEFINITION_KINDS } from '@/delivery/definitions/kinds';
import { STORED_NAMES } from '@/delivery/schema/stored';
import { isStorableDay } from '@/lib/contract/params';
import { cleanName } from '@/lib/text/clean-name';

/** A file with definitions of several kinds. */
const DEFINITIONS = 'definitions';

export const IMPORTABLE = [...STORED_NAMES, ...DEFINITION_KINDS, DEFINITIONS];

export function parseDataset(value: string): string {
  if (IMPORTABLE.includes(value)) return value;
  throw new InvalidArgumentError(`Choose one of ${IMPORTABLE.join(', ')}.`);
}

export function parseDate(value: string): string {
  if (!z.regexes.date.test(value))
    throw new InvalidArgumentError('It is not a calendar date. Write it as YYYY-MM-DD, such as 2026-03-31.');
  if (isStorableDay(value)) return value;
  throw new InvalidArgumentError('It is outside 1970 to 2149, the years that a file can have.');
}

export function parseHour(value: string): number {
  if (/^\d{1,2}$/.test(value) && Number(value) < 24) return Number(value);
  throw new InvalidArgumentError('It is not an hour. Write a number from 0 to 23.');
}

export function parseNames(value: string): string[] {
  const names = value
    .split(',')
    .map(cleanName)
    .filter((name) => name !== '');
  if (names.length > 0) return names;
  throw new InvalidArgumentError('Name one brand or more, with commas between them.');
}

export function parseScale(value: string): number {
  const scale = Number(value);
  if (/^\d{1,4}$/.test(value) && scale > 0) return scale;
  throw new InvalidArgumentError('It is not a scale. Write the highest rating, such as 10.');
}

/** Returns the flag of the first option that is not one of these names, or undefined. */
export function otherFlag(options: object, names: readonly string[]): string | undefined {
  const name = Object.keys(options).find((option) => !names.includes(option));
  return name && `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
