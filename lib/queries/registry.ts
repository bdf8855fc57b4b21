import { booked, bookedDays } from './banners/booked';
import { brandTrend } from './banners/brand-trend';
import { changeCounts, changes } from './banners/changes';
import { facets } from './banners/facets';
import { labels } from './banners/labels';
import { placements } from './banners/placements';
import { runs } from './banners/runs';
import { shares } from './banners/shares';
import { takeovers } from './banners/takeovers';
import { tiles } from './banners/tiles';
import type { Query } from './query';

/** Every query. */
export const allQueries = [
  tiles,
  brandTrend,
  takeovers,
  shares,
  placements,
  changes,
  changeCounts,
  runs,
  labels,
  booked,
  bookedDays,
  facets,
] as unknown as readonly Query[];

export function queryNamed(name: string): Query | undefined {
  return allQueries.find((query) => query.name === name);
}
