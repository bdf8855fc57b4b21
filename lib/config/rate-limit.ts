import { z } from 'zod';

/** At most `calls` in any period of `seconds`. */
export interface RateLimit {
  calls: number;
  seconds: number;
}

const UNITS = { s: 1, min: 60 };

/** Parses "10/min" or "2/s". */
export const rateLimit = z
  .string()
  .regex(/^[1-9]\d{0,5}\/(min|s)$/, { error: 'is not a rate. Write it as 10/min or 2/s.' })
  .transform((text): RateLimit => {
    const [calls, unit] = text.split('/');
    return { calls: Number(calls), seconds: UNITS[unit === 's' ? 's' : 'min'] };
  });
