import * as z from 'zod/mini';
import { isDay, matchesSearch } from '@/lib/metrics/conditions';
import { and, sql } from '@/lib/metrics/sql';
import { type Facets, facetParams } from '@/lib/queries/shared/facets';
import { query } from '../query';
import { signalNeeds } from '../signals/needs';
import { isStated } from '../signals/signal';
import { overviewParams } from './params';

/** The retailers of a day, each with its number of judged subjects. */
export const facets = query({
  name: 'overview/facets',
  params: z.object({ ...overviewParams, ...facetParams }),
  needs: (params) => signalNeeds(params),
  async answer({ find, ...params }, run): Promise<Facets<'retailer'>> {
    const { verdicts } = await run.signals(params);
    const retailer = await run.rows<{ value: string; count: number }>(sql`
      SELECT toString(retailer) AS value, uniqExact(rule, subject) AS count FROM (${verdicts})
      WHERE ${and(isDay(sql`day`, params.date), isStated(sql`retailer`), matchesSearch(sql`retailer`, find))}
      GROUP BY retailer ORDER BY count DESC, value LIMIT 200`);
    return { retailer };
  },
});
