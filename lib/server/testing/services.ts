import type { IncomingMessage, RequestListener } from 'node:http';
import type { PathMap } from '@/lib/config/path-map';
import { endpoints } from '@/lib/contract/endpoints';
import { queryOf, sendJson } from './fake-upstream';

/** A variant of a conforming service. */
export interface ServiceKind {
  title: string;
  paths: PathMap;
  /** Converts the listener of a plain service to one of this variant. */
  as(serve: RequestListener): RequestListener;
}

const OTHER_PATHS: PathMap = {
  price: '/v2/offers',
  price_competition: '/v2/pages/{customer_page_id}/indices',
  visibility_scores: '/v2/shares',
  visibility_search_by_product: '/v2/ranks',
  visibility_listings: '/v2/shelves',
  e_retail_media: '/v2/media/banners',
  scorecard: '/v2/cards',
  rating_detail_bulk: '/v2/files/ratings',
  rating_bulk_files: '/v2/lists/ratings',
  review_bulk_files: '/v2/lists/reviews',
  review_text_bulk_files: '/v2/lists/texts',
};
const CAP = 10;
/** Rows of a page, which are fewer than requested. */
const ROWS_OF_A_PAGE = 2;

/**
 * Conforming services. The other one has different paths, refuses pages of more than ten rows, omits fields that are
 * null, and sends fields that the specification does not have.
 */
export const plainService: ServiceKind = { title: 'a plain service', paths: {}, as: (serve) => serve };
export const otherService: ServiceKind = { title: 'another service', paths: OTHER_PATHS, as: otherwise };
export const SERVICES = [plainService, otherService];

const REFUSED = '/refused';

/** Returns the requests that were not refused for their page size, with the paths of the contract. */
export function answered<R extends Pick<IncomingMessage, 'url'>>(requests: readonly R[]): R[] {
  return requests.filter(({ url }) => !url?.startsWith(REFUSED));
}

function otherwise(serve: RequestListener): RequestListener {
  return (request, response) => {
    const path = plainPath(request.url ?? '');
    if (!path) return sendJson(response, { detail: 'Not Found' }, 404);
    const query = queryOf(request);
    const page = Number(query.get('current_page') ?? 1);
    if (Number(query.get('page_size')) > CAP) {
      request.url = REFUSED;
      return sendJson(response, { detail: [{ loc: ['query', 'page_size'], msg: `at most ${CAP}` }] }, 422);
    }
    request.url = `${path}?${query}`;
    const { end } = response;
    response.end = ((body?: unknown) => {
      const isAnswer = response.statusCode === 200 && typeof body === 'string';
      const restate = query.has('encoding') ? restatedFile : restated;
      return end.call(response, isAnswer ? restate(body, page) : body, 'utf8');
    }) as typeof end;
    serve(request, response);
  };
}

/** Returns the path of the contract for a path of the other service, or undefined. */
function plainPath(url: string): string | undefined {
  const path = url.split('?')[0] ?? '';
  for (const endpoint of endpoints) {
    const otherPath = OTHER_PATHS[endpoint.name];
    const match = otherPath && new RegExp(`^${otherPath.replace(/\{\w+\}/, '(\\d+)')}$`).exec(path);
    if (match) return endpoint.path.replace(/\{\w+\}/, match[1] ?? '');
  }
  return undefined;
}

type Value = Record<string, unknown>;

function restated(body: string, page: number): string {
  const value: unknown = JSON.parse(body);
  if (Array.isArray(value)) return JSON.stringify(value.map(other));
  const { items, total, ...rest } = value as Value & { items?: unknown[] };
  if (!items) return JSON.stringify(other(rest));
  const from = (page - 1) * ROWS_OF_A_PAGE;
  return JSON.stringify({
    ...rest,
    served_by: { node: 7 },
    total,
    page_size: ROWS_OF_A_PAGE,
    current_page: page,
    page_count: Math.ceil(items.length / ROWS_OF_A_PAGE),
    items: items.slice(from, from + ROWS_OF_A_PAGE).map(other),
  });
}

/** Lines of ndjson. A csv stays as it is. */
function restatedFile(body: string): string {
  if (!body.startsWith('{')) return body;
  const lines = body.split('\n').filter((line) => line !== '');
  return lines.map((line) => `${JSON.stringify(other(JSON.parse(line)))}\r\n`).join('');
}

/** Omits null fields and adds an unknown field, also in nested objects. */
function other(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(other);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return {
    ...Object.fromEntries(fields.map(([name, field]) => [name, other(field)])),
    unheard_of: { since: [2031, null], wort: 'später' },
  };
}
