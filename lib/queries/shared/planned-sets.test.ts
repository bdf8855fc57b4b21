import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { priceCompetition } from '@/lib/contract/price-competition';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { bookedParams } from '../banners/bookings';
import { bannersParams } from '../banners/params';
import { shelfParams } from '../shelf/params';
import { visibilityParams } from '../visibility/params';
import { dailyCompetitions, PLANNED_BANNERS, shelfScores } from './planned-sets';

/** Returns the values that a schema has for these parameters if a request leaves them out. */
function defaultsOf(shape: Readonly<Record<string, z.core.$ZodType>>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, shape[name] && z.safeParse(shape[name], undefined).data]));
}

test.each<[string, JsonEndpoint, Record<string, unknown>, string[]]>([
  ['scores', visibilityScores, shelfScores('SEARCH'), ['position_type', 'first_n_products']],
  ['competitions', priceCompetition, dailyCompetitions(101), ['time_dimension', 'price_type']],
  ['banners', eRetailMedia, PLANNED_BANNERS, ['relevance', 'first_n_e_retail_media']],
])('the planned sets of %s have the defaults of the specification', (_, { params }, planned, names) => {
  expect(planned).toMatchObject(defaultsOf(params.shape, names));
});

test.each([
  ['Visibility', visibilityParams, shelfScores('SEARCH')],
  ['Shelf', shelfParams, shelfScores('SEARCH')],
  ['Banners', bannersParams, PLANNED_BANNERS],
  ['bookings', bookedParams, PLANNED_BANNERS],
])('%s by default reads planned sets', (_, params, planned) => {
  expect(defaultsOf(params, Object.keys(planned))).toEqual(planned);
});
