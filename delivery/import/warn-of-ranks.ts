import { currentRows } from '@/delivery/loads/current-rows';
import type { Slot } from '@/delivery/loads/slot';
import type { Database } from '@/lib/clickhouse/client';
import { formatCount } from './summary';

interface Shelf {
  shelves: number;
  day: string;
  source: string;
  retailer: string;
}

/** SQL of shelves whose `position` cannot be the rank within organic or sponsored listings. */
const SAME_RANKS = `
  SELECT count() OVER () AS shelves, file_date AS day, visibility_source_name AS source, retailer_name AS retailer
  FROM ${currentRows('visibility_listing')}
  WHERE (file_date, file_hour) IN arrayZip({dates:Array(Date)}, {hours:Array(UInt8)})
  GROUP BY file_date, file_hour, visibility_type, visibility_source_name, retailer_name
  HAVING countIf(is_sponsored) > 0 AND countIf(NOT ifNull(is_sponsored, false)) > 0
    AND countIf(ifNull(position != combined_position, true)) = 0
  ORDER BY day, source, retailer
  LIMIT 1`;

/** Warns of imported listings with one rank for both, which makes organic and sponsored visibility wrong. */
export async function warnOfRanks(db: Database, customer: string, slots: readonly Slot[]): Promise<string[]> {
  const params = { customer, dates: slots.map(({ date }) => date), hours: slots.map(({ hour }) => hour) };
  const [shelf] = await db.query<Shelf>(SAME_RANKS, params);
  if (!shelf) return [];
  const { shelves, day, source, retailer } = shelf;
  return [
    `Warning: on ${formatCount(shelves, 'shelf')}, such as ${JSON.stringify(source)} at ${retailer} on ${day}, ` +
      'organic and sponsored listings are mixed and position is the same as combined_position. position must be the ' +
      'rank within organic or within sponsored listings: until then their visibility is wrong.',
  ];
}
