import * as z from 'zod/mini';
import { utcDay } from '@/lib/contract/utc-day';
import { columnsOf, join, type Sql, sql } from '@/lib/metrics/sql';
import { overviewParams } from '../overview/params';
import { type Need, query, type Run } from '../query';
import { signalNeeds } from '../signals/needs';

/** Names in the data that a booking may have. */
export interface BookingNames {
  /** Retailers of all collected datasets. */
  readonly retailers: readonly string[];
  /** Page types of banners. */
  readonly pageTypes: readonly string[];
}

/** Number of days that are read. Together with the trailing days of rules, they are at most a year. */
const DAYS = 330;

/** Columns of views with a retailer. The keywords of ranks have the retailers of `rank_shelves`. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  banners: ['retailer_name'],
  offers: ['retailer'],
  competitions: ['base_retailer', 'benchmark_retailer'],
  rank_shelves: ['retailer_name'],
  scores: ['retailer_name'],
  scorecards: ['retailer'],
};

/** The sets that the collection plan keeps of all datasets with retailers. */
const needsOf = ({ page }: { page: number[] }): Need[] => signalNeeds({ date: utcDay(), days: DAYS, page });

function namesIn(run: Run, need: Need, columns: readonly string[]): Sql {
  const values = join(Object.values(columnsOf(need.view.name, columns)).map((column) => sql`toString(${column})`));
  return sql`SELECT DISTINCT arrayJoin([${values}]) AS name FROM ${run.from(need)}`;
}

/** The retailers that any dataset names, and the page types of banners. */
export const bookingNames = query({
  name: 'banners/booking-names',
  params: z.object({ page: overviewParams.page }),
  needs: needsOf,
  async answer(params, run): Promise<BookingNames> {
    const needs = needsOf(params);
    const retailers = needs.flatMap((need) => {
      const columns = COLUMNS[need.view.name];
      return columns ? [namesIn(run, need, columns)] : [];
    });
    const types = needs.filter(({ view }) => view.name === 'banners').map((need) => namesIn(run, need, ['page_type']));
    return { retailers: await namesOf(run, retailers), pageTypes: await namesOf(run, types) };
  },
});

async function namesOf(run: Run, statements: readonly Sql[]): Promise<string[]> {
  const rows = await run.rows<{ name: string }>(
    sql`SELECT DISTINCT assumeNotNull(name) AS name FROM (${join(statements, ' UNION ALL ')})
    WHERE name IS NOT NULL AND trimBoth(name) != '' ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}
