import 'server-only';
import * as z from 'zod/mini';
import {
  type CollectionAction,
  type CollectionRange,
  collectionAction,
  collectionRange,
  collectionView,
} from '@/lib/contract/collection';
import { CAPS } from '@/lib/contract/params';
import { daysFrom } from '@/lib/queries/shared/dates';
import { badRequest } from '../base/problem-error';
import { readCollection } from '../collect/collection';
import { collector } from '../collect/collector';
import { handler, UNCACHED, uncachedJson } from './problem-response';
import { readJson } from './read-request';

/**
 * Returns what is collected and what runs: `?until=2026-03-31&list=partly`, both optional. Makes no request to the
 * service.
 */
export const GET = handler(async (request: Request) => {
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const selected = { until: null, list: 'failed', ...params };
  const view = parse(collectionView, selected, 'The request has an invalid day or an unknown list.');
  return uncachedJson(await readCollection(view));
});

/** Collects a range, retries failed days, or pauses or resumes the plan. */
export const POST = handler(async (request: Request) => {
  await act(parse(collectionAction, await readJson(request), 'The request is not a valid collection action.'));
  return new Response(null, { status: 202, headers: UNCACHED });
});

/**
 * Returns the cost of a range: `?endpoint=price&from=2026-03-01&to=2026-03-31`. Without an endpoint, of the whole plan.
 */
export const GET_COST = handler(async (request: Request) => {
  const params = Object.fromEntries(new URL(request.url).searchParams);
  const range = parse(collectionRange, { endpoint: null, ...params }, 'The request has no valid first and last day.');
  const { endpoint, from, to } = checked(range);
  return uncachedJson(await collector().costOfRange(endpoint, from, to));
});

async function act(action: CollectionAction): Promise<void> {
  if (action.action === 'retry') return collector().retry(action.rows);
  if (action.action !== 'collect') return collector().setPaused(action.action === 'pause');
  const { endpoint, from, to } = checked(action);
  return collector().collectRange(endpoint, from, to);
}

function checked({ endpoint, from, to }: CollectionRange): CollectionRange {
  if (from > to) throw badRequest('The first day is after the last.');
  if (daysFrom(from, to).length > CAPS.rangeDays) throw badRequest(`The range is longer than ${CAPS.rangeDays} days.`);
  if (endpoint !== null && !collector().ranges(endpoint))
    throw badRequest(`Ranges of ${endpoint} cannot be collected.`);
  return { endpoint, from, to };
}

/** @param refusal message for users if the value is invalid */
function parse<S extends z.ZodMiniType>(schema: S, value: unknown, refusal: string): z.output<S> {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw badRequest(refusal);
}
