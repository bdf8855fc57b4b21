import 'server-only';
import { LONGEST_PAUSE_SECONDS } from './budget';

const SECONDS = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /;
const HAS_ZONE = /(?:GMT|UTC|[+-]\d{4})$/;
/** Larger numbers are no delay (this one is 31 years): they are read as seconds or milliseconds since 1970. */
const FIRST_EPOCH_SECONDS = 1e9;
const FIRST_EPOCH_MILLISECONDS = 1e12;

/**
 * Parses Retry-After, and returns whole seconds from 1 to an hour, or undefined if the header names no delay. `0` and
 * times that have passed become 1, so that a service that keeps refusing is not called without a pause.
 * @param date the Date header of the same response, as the clock of the service may differ from this machine's
 */
export function parseRetryAfter(header: string | undefined, date: string | undefined): number | undefined {
  const text = header?.trim() ?? '';
  const now = parseHttpDate(date ?? '') ?? Date.now();
  const time = parseHttpDate(text);
  const seconds =
    time !== undefined ? (time - now) / 1000 : SECONDS.test(text) ? delayOf(Number(text), now) : undefined;
  return seconds === undefined ? undefined : Math.min(Math.max(1, Math.ceil(seconds)), LONGEST_PAUSE_SECONDS);
}

function delayOf(value: number, now: number): number {
  if (value < FIRST_EPOCH_SECONDS) return value;
  return (value < FIRST_EPOCH_MILLISECONDS ? value : value / 1000) - now / 1000;
}

/** Returns milliseconds since 1970. All three forms of RFC 9110 begin with a weekday, and one has no time zone. */
function parseHttpDate(text: string): number | undefined {
  const time = HTTP_DATE.test(text) ? Date.parse(HAS_ZONE.test(text) ? text : `${text} GMT`) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
