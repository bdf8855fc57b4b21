import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allQueries } from '@/lib/queries/registry';
import { dashboardWithNames, REQUIRED, requestQuery } from '../testing/named-rows';

const NAMES = ['constructor', '__proto__', 'toString'];
dashboardWithNames(NAMES);

/** Every parameter of a query that accepts the name as its value. */
function paramsWith(name: string, { params }: (typeof allQueries)[number]): URLSearchParams {
  const { shape } = params as unknown as z.ZodMiniObject<Record<string, z.ZodMiniType>>;
  const entries = Object.entries(shape).filter(
    ([param, schema]) => !Object.hasOwn(REQUIRED, param) && z.safeParse(schema, name).success,
  );
  return new URLSearchParams({ ...REQUIRED, ...Object.fromEntries(entries.map(([param]) => [param, name])) });
}

it.each(allQueries.map((query) => [query.name, query] as const))(
  '%s takes names of Object.prototype as sort columns, as filters and in its data',
  async (name, query) => {
    const searches = NAMES.map((word) => {
      const search = paramsWith(word, query);
      search.set('sort', `${word}.asc`);
      return search;
    });
    for (const response of await Promise.all(
      [new URLSearchParams(REQUIRED), ...searches].map((search) => requestQuery(name, search)),
    )) {
      expect(await response.json()).toHaveProperty('answer');
      expect(response.status).toBe(200);
    }
  },
);
