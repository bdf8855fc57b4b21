import type * as z from 'zod/mini';
import { booked, bookedDays } from './banners/booked';
import { brandTrend } from './banners/brand-trend';
import { changeCounts, changes } from './banners/changes';
import { days } from './banners/days';
import { facets } from './banners/facets';
import { labels } from './banners/labels';
import { placements } from './banners/placements';
import { runs } from './banners/runs';
import { shares } from './banners/shares';
import { takeovers } from './banners/takeovers';
import { tiles } from './banners/tiles';
import type { Query } from './query';

/** Every query by its name. */
const queries = {
  'banners/days': days,
  'banners/tiles': tiles,
  'banners/brand-trend': brandTrend,
  'banners/takeovers': takeovers,
  'banners/shares': shares,
  'banners/placements': placements,
  'banners/changes': changes,
  'banners/change-counts': changeCounts,
  'banners/runs': runs,
  'banners/labels': labels,
  'banners/booked': booked,
  'banners/booked-days': bookedDays,
  'banners/facets': facets,
};

type Queries = typeof queries;
export type QueryName = keyof Queries;
/** Parameters as they are given: what has a default may be left out, lists may be one text. */
export type ParamsOf<Name extends QueryName> = z.input<Queries[Name]['params']>;
export type AnswerOf<Name extends QueryName> = Awaited<ReturnType<Queries[Name]['answer']>>;

export const allQueries = Object.values(queries) as unknown as readonly Query[];

export function queryNamed(name: string): Query | undefined {
  return allQueries.find((query) => query.name === name);
}
