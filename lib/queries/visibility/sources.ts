import { type Sql, sql } from '@/lib/metrics/sql';
import { tableQuery } from '../table';
import { chosenScores, dayNeed, FILTER_COLUMNS, TODAY } from './needs';
import { visibilityParams } from './params';

/** A keyword or category over the retailers that have it: who holds its listings. */
export interface SourceRow {
  source: string;
  source_name: string;
  is_power: boolean | null;
  shelves: number;
  /** Among the first that count, each shelf once. */
  listings: number;
  own_listings: number;
  /** 0 to 1; null where no listing was counted. */
  own_share: number | null;
  /** The two brands with most listings; empty where none holds any. */
  leader: string;
  leader_share: number | null;
  second: string;
  second_share: number | null;
}

const share = (listings: Sql) => sql`if(${listings} > 0, ${listings} / nullIf(listings, 0), NULL)`;

/** Whose listings stand on the shelves of each keyword or category. */
export const sources = tableQuery<SourceRow>()({
  name: 'visibility/sources',
  title: 'Brands by keyword',
  noun: 'keywords',
  params: visibilityParams,
  columns: {
    source_name: { title: 'Keyword or category', kind: 'text' },
    is_power: { title: 'Power keyword', kind: 'boolean', definition: 'A keyword or category that counts most.' },
    shelves: { title: 'Retailers', kind: 'number', unit: 'count', definition: 'Retailers whose shelf was counted.' },
    listings: {
      title: 'Listings',
      kind: 'number',
      unit: 'count',
      definition: 'Listings of these shelves among the first that count, each shelf once.',
    },
    own_listings: { title: 'Own listings', kind: 'number', unit: 'count', definition: 'Of own brands together.' },
    own_share: { title: 'Own share', kind: 'number', unit: 'percent', definition: 'Own listings of all listings.' },
    leader: { title: 'Leader', kind: 'text', definition: 'The searched brand with most listings.' },
    leader_share: { title: 'Share of the leader', kind: 'number', unit: 'percent', definition: 'Its listings of all.' },
    second: { title: 'Second', kind: 'text', definition: 'The searched brand with most listings after it.' },
    second_share: { title: 'Share of the second', kind: 'number', unit: 'percent', definition: 'Its listings of all.' },
  },
  fields: ['source'],
  search: ['source_name', 'leader', 'second'],
  sort: 'is_power.desc',
  key: ['source_name', 'source'],
  needs: (params) => [dayNeed(params)],
  from(params, run) {
    const rows = run.from(TODAY, [...FILTER_COLUMNS, 'shelf', 'source', 'own_product_count', 'total_product_count']);
    return sql`
        SELECT *, own_listings / nullIf(listings, 0) AS own_share, if(ranked[1].2 > 0, ranked[1].1, '') AS leader, ${share(sql`ranked[1].2`)} AS leader_share,
          if(ranked[2].2 > 0, ranked[2].1, '') AS second, ${share(sql`ranked[2].2`)} AS second_share
        FROM (
          SELECT source, any(name) AS source_name, max(power) AS is_power, count() AS shelves, sum(total) AS listings, sum(own) AS own_listings,
            sumMap(brands, held) AS by_brand, arraySort(pair -> (0 - pair.2, pair.1), arrayZip(by_brand.1, by_brand.2)) AS ranked
          FROM (
            SELECT shelf, any(source) AS source, any(source_name) AS name, max(is_power_visibility_source) AS power, max(total_product_count) AS total,
              sumIf(ifNull(own_product_count, 0), ifNull(is_own_brand, false)) AS own, groupArray(ifNull(toString(searched_brand), '')) AS brands, groupArray(ifNull(own_product_count, 0)) AS held
            FROM ${rows} WHERE ${chosenScores(params)} AND own_product_count IS NOT NULL AND total_product_count IS NOT NULL GROUP BY shelf)
          GROUP BY source)`;
  },
});
