const TIME =
  /^(\d{4}-\d\d-\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?(?: ?(?:Z|UTC|([+-])([01]\d|2[0-3]):?([0-5]\d)?))?)?$/i;

/**
 * Milliseconds since 1970 of an ISO 8601 day or time, also with a space for the T. A time without a zone is in UTC:
 * `Date.parse` reads it in the zone of the machine. NaN for every other text and for days that do not exist.
 */
export function parseTime(text: string): number {
  const [, day = '', hour = '00', minute = '00', second = '00', fraction = '', sign, hours, minutes = '0'] =
    TIME.exec(text) ?? [];
  const time = Date.parse(`${day}T${hour}:${minute}:${second}.${fraction.slice(0, 3).padEnd(3, '0')}Z`);
  // 30 February rolls over into March.
  if (new Date(time).getUTCDate() !== Number(day.slice(8))) return Number.NaN;
  const offset = hours === undefined ? 0 : (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '-' ? time + offset : time - offset;
}
