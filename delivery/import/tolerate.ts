import type { Columns } from '@/lib/contract/column';
import type { Readings } from './readings';

const TRUTHS = new Map<unknown, boolean>([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['false', false],
  ['no', false],
  ['0', false],
]);

const USUAL = /^.{10}T.{8,}Z$/;

/**
 * ISO times in the formats of databases and spreadsheets: a space instead of T, any form of offset, which is required.
 */
const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)? ?(?:(Z|UTC)|([+-]\d\d):?(\d\d)?)$/i;

/**
 * Creates a function that converts common spellings of booleans and times in a row, in place, and records each. Other
 * values are left to the check.
 */
export function tolerate(columns: Columns, readings: Readings) {
  const entries = Object.entries(columns);
  const booleans = entries.flatMap(([name, { type }]) => (type === 'boolean' ? [name] : []));
  const times = entries.flatMap(([name, { type }]) => (type === 'timestamp' ? [name] : []));

  return (row: Record<string, unknown>): void => {
    for (const name of booleans) {
      const value = row[name];
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const truth = TRUTHS.get(String(value).toLowerCase());
      if (truth === undefined) continue;
      row[name] = truth;
      readings.value(name, `read as ${truth}`, value);
    }
    for (const name of times) {
      const value = row[name];
      if (typeof value !== 'string' || USUAL.test(value)) continue;
      const [, day, clock, seconds = ':00', zulu, hours, minutes = '00'] = TIME.exec(value) ?? [];
      if (day === undefined) continue;
      row[name] = `${day}T${clock}${seconds}${zulu ? 'Z' : `${hours}:${minutes}`}`;
      readings.value(name, zulu ? 'read as an ISO time' : 'turned to UTC', value);
    }
  };
}
