// Parameters that several endpoints have, apart from those that pages import, too.
import * as z from 'zod/mini';
import { identifierValue, toIdentifier } from './identifier';
import { CAPS, choice, POSITION_TYPES, quote, VISIBILITY_TYPES, whole } from './params';

/** Creates a parameter for an identifier of the service: a number from 1 of up to 64 bits. */
export function identifierParam(description: string) {
  const error = ({ input }: { input?: unknown }) => `${quote(input)} is not a whole number from 1 to 20 digits long.`;
  return z
    .codec(z.string().check(z.regex(/^0*[1-9]\d{0,19}$/, { error })), identifierValue, {
      decode: toIdentifier,
      encode: String,
    })
    .check(z.meta({ description, minimum: 1 }));
}

/** Creates the parameters `page_size` and `current_page` of the four paginated endpoints. */
export function paging() {
  return {
    page_size: z._default(whole('Number of items on a page', { max: CAPS.pageSize }), 10),
    current_page: z._default(whole('Page number, starting at 1'), 1),
  };
}

export function positionType() {
  return z._default(choice('Organic, sponsored or overall visibility', POSITION_TYPES), 'OVERALL');
}

export function visibilityType() {
  return choice('Search results or category shelves', VISIBILITY_TYPES);
}

/** Creates the parameter for the number of first items: 1 to `CAPS.firstN`, 20 by default. */
export function firstN(items: string) {
  return z._default(whole(`Number of ${items} to consider, from the first`, { max: CAPS.firstN }), 20);
}
