import 'server-only';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { PACKED } from '@/lib/contract/packed-rows';
import { collector } from '../collect/collector';
import { answerLines } from '../sets/answer-lines';
import { eventLine } from '../sets/event-line';
import type { Load } from '../sets/load';
import { question } from '../sets/question';
import { unpackedLines } from '../sets/unpacked-lines';
import { problemOfError } from '../upstream/problem-of-error';
import { service } from '../upstream/service';
import { EVENT_HEADERS } from './event-headers';
import { failureResponse } from './problem-response';
import { abortWith, pulledStream } from './pulled-stream';
import { type RouteContext, readRequest } from './read-request';

/**
 * Creates the route of a JSON endpoint, which sends the whole answer as an event stream (lib/contract/events). A
 * failure before the first event is a problem response, a later one is the last event. In addition to the endpoint's
 * parameters, `refresh=1` skips the cached answer and `background=1` lowers the priority.
 */
export function jsonRoute(endpoint: JsonEndpoint, load?: Load) {
  async function answer(request: Request, context: RouteContext): Promise<Response> {
    try {
      const params = await readRequest(request, endpoint, context);
      const abort = abortWith(request);
      const wanted = question(service(), endpoint, params);
      const flags = new URL(request.url).searchParams;
      const refresh = flags.get('refresh') === '1';
      if (refresh) collector().refreshNewestDay();
      const priority = flags.get('background') === '1' ? 'background' : 'person';
      const packed = answerLines(service(), wanted, { refresh, priority, signal: abort.signal, load });
      const lines = request.headers.get('accept')?.includes(PACKED) ? packed : unpackedLines(packed);
      const first = await lines.next();
      return new Response(pulledStream(withFirst(first, lines), abort, problemLine), { headers: EVENT_HEADERS });
    } catch (error) {
      return failureResponse(error);
    }
  }

  /** Validates the parameters. Makes no request to the service. */
  async function probe(request: Request, context: RouteContext): Promise<Response> {
    try {
      await readRequest(request, endpoint, context);
      return new Response(null, { headers: EVENT_HEADERS });
    } catch (error) {
      return failureResponse(error);
    }
  }

  return { GET: answer, HEAD: probe };
}

async function* withFirst<T>(first: IteratorResult<T>, rest: AsyncIterable<T>): AsyncGenerator<T> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}

function problemLine(error: unknown): string {
  return eventLine({ type: 'problem', problem: problemOfError(error) });
}
