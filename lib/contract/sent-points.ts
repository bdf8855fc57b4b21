import * as z from 'zod/mini';
import { choice, isStorableDay, quote, day as requestDay, text } from './params';
import { SENDABLE_RULES } from './sendable-rules';

export const MAX_POINTS = 20_000;

const subject = z.string().check(z.minLength(1), z.maxLength(2_000));

const point = z.object({
  rule: choice('Rule of the point', SENDABLE_RULES),
  subject,
  /** What the list stated and may differ the next day, such as the merchant in the buybox. '' if nothing may. */
  fact: z.string().check(z.maxLength(500)),
});

/** The body of `POST /api/sent`: points of a list that a user has copied or downloaded, or did not send after all. */
export const sentList = z.object({
  /** The day that the list is about. */
  date: requestDay('Day of the list').check(
    z.refine(isStorableDay, { error: ({ input }) => `${quote(input)} is not a day that can be stored.` }),
  ),
  retailer: text('Name of the retailer'),
  /** False removes the points from what was sent on this day. */
  isSent: z.boolean(),
  points: z
    .array(point)
    .check(
      z.minLength(1, { error: 'has no point.' }),
      z.maxLength(MAX_POINTS, { error: `has more than ${MAX_POINTS} points.` }),
    ),
});
export type SentList = z.output<typeof sentList>;
