import { readdirSync } from 'node:fs';
import { NAV } from '@/components/shell/nav-items';
import { endpoints } from '@/lib/contract/endpoints';
import { allQueries } from '@/lib/queries/registry';

/** A day with sample data. */
export const DAY = '2026-06-30';

export const PAGES = NAV.flatMap(({ items }) => items.map(({ href }) => href));

/** Routes of the service's specification. */
export const SERVICE_ROUTES = endpoints.map(({ path }) => path.replace(/\{\w+\}/, '101'));

const QUERY_ROUTES = allQueries.map(({ name }) => `/api/query/${name}`);

/** Queries that need no parameter except a day. */
export const DAY_QUERIES = allQueries
  .filter(({ params }) => namesOf(params).includes('date') && params.safeParse({ date: DAY }).success)
  .map(({ name }) => `/api/query/${name}`);

/** Routes of the dashboard, with 101 for the variable parts of their paths. */
export const ROUTES = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/route.ts'))
  .map((file) => `/api/${file.slice(0, -'/route.ts'.length)}`)
  .flatMap((route) => (route.startsWith('/api/query/') ? QUERY_ROUTES : [route.replace(/\[\w+\]/, '101')]));

/** Parameters of routes that neither the specification nor a query describes. */
const OTHER_PARAMS = ['choice', 'dataset', 'encoding', 'endpoint', 'hour', 'id', 'key', 'kind', 'refresh'];

export const PARAMS = [
  ...new Set([
    ...endpoints.flatMap(({ params }) => Object.keys(params.shape)),
    ...allQueries.flatMap(({ params }) => namesOf(params)),
    ...OTHER_PARAMS,
  ]),
];

function namesOf(params: object): string[] {
  return 'shape' in params ? Object.keys(params.shape as object) : [];
}
