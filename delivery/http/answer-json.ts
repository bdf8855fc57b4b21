import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerOf } from '@/delivery/store/answers';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { customerOf } from './auth';
import { paramsOf } from './params-of';
import type { Service } from './service';

/** Creates the handler of a JSON endpoint. If the client disconnects, its query is cancelled. */
export function answerJson(endpoint: JsonEndpoint, { db }: Service) {
  return async function handle(request: FastifyRequest, reply: FastifyReply) {
    const params = paramsOf(endpoint, request);
    const body = await answerOf(endpoint)(db, customerOf(request).id, params, request.signal);
    return reply.header('cache-control', 'private, no-store').send(body);
  };
}
