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
import { ProblemError } from '../problem-error';
import { failureResponse } from '../routes/problem-response';
import { readCollection } from './collection';
import { collector } from './collector';

const HEADERS = { 'cache-control': 'no-store' };

/** What is collected and what runs: `?until=2026-03-31&list=partly`, each of them optional. Costs no call. */
export async function GET(request: Request): Promise<Response> {
  try {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const read = z.safeParse(collectionView, { until: null, list: 'failed', ...asked });
    if (!read.success) throw refused('The request names no day, or no list that there is.');
    return Response.json(await readCollection(read.data), { headers: HEADERS });
  } catch (error) {
    return failureResponse(error);
  }
}

/** Collects a range, tries again what failed, pauses the plan or goes on with it. */
export async function POST(request: Request): Promise<Response> {
  try {
    await act(await readAction(request));
    return new Response(null, { status: 202, headers: HEADERS });
  } catch (error) {
    return failureResponse(error);
  }
}

/** What a range would cost: `?endpoint=price&from=2026-03-01&to=2026-03-31`, all of the plan without an endpoint. */
export async function GET_COST(request: Request): Promise<Response> {
  try {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const read = z.safeParse(collectionRange, { endpoint: null, ...asked });
    if (!read.success) throw refused('The request names no days.');
    const { endpoint, from, to } = checked(read.data);
    return Response.json(await collector().costOfRange(endpoint, from, to), { headers: HEADERS });
  } catch (error) {
    return failureResponse(error);
  }
}

async function act(asked: CollectionAction): Promise<void> {
  if (asked.action === 'retry') return collector().retry(asked.rows);
  if (asked.action !== 'collect') return collector().setPaused(asked.action === 'pause');
  const { endpoint, from, to } = checked(asked);
  return collector().collectRange(endpoint, from, to);
}

function checked({ endpoint, from, to }: CollectionRange): CollectionRange {
  if (from > to) throw refused('The first day is after the last.');
  if (daysFrom(from, to).length > CAPS.rangeDays) throw refused(`The range is longer than ${CAPS.rangeDays} days.`);
  if (endpoint !== null && !collector().ranges(endpoint)) throw refused(`No range of ${endpoint} can be collected.`);
  return { endpoint, from, to };
}

async function readAction(request: Request): Promise<CollectionAction> {
  const text = await request.text();
  try {
    return z.parse(collectionAction, JSON.parse(text));
  } catch {
    throw refused('The request is no action of the collection.');
  }
}

function refused(title: string): ProblemError {
  return new ProblemError({ code: 'bad_request', title, retryable: false });
}
