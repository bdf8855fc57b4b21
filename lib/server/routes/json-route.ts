import 'server-only';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import type { SetEvent } from '@/lib/contract/events';
import { answerLines } from '../sets/answer-lines';
import { question } from '../sets/question';
import { service } from '../upstream/service';
import { failureResponse, problemOf } from './problem-response';
import { abortWith, pulledStream } from './pulled-stream';
import { type RouteContext, readRequest } from './read-request';

const HEADERS = { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store, no-transform' };

/**
 * The route of a JSON endpoint: the whole answer as an event stream (lib/contract/events). What goes wrong before the
 * first event is a problem with its status, later it is the last event.
 */
export function jsonRoute(endpoint: JsonEndpoint) {
  async function answer(request: Request, context: RouteContext): Promise<Response> {
    try {
      const params = await readRequest(request, endpoint, context);
      const abort = abortWith(request);
      const lines = answerLines(service(), question(service(), endpoint, params), { signal: abort.signal });
      const first = await lines.next();
      return new Response(pulledStream(withFirst(first, lines), abort, lastWords), { headers: HEADERS });
    } catch (error) {
      return failureResponse(error);
    }
  }

  /** Whether the question is well put; asks the service nothing. */
  async function probe(request: Request, context: RouteContext): Promise<Response> {
    try {
      await readRequest(request, endpoint, context);
      return new Response(null, { headers: HEADERS });
    } catch (error) {
      return failureResponse(error);
    }
  }

  return { GET: answer, HEAD: probe };
}

async function* withFirst<T>(first: IteratorResult<T>, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

function lastWords(error: unknown): string {
  const event: SetEvent = { type: 'problem', problem: problemOf(error) };
  return `${JSON.stringify(event)}\n`;
}
