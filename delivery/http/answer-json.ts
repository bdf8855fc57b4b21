import type { FastifyReply, FastifyRequest } from 'fastify';
import { answers } from '@/delivery/store/answers';
import type { JsonEndpoint } from '@/lib/contract/endpoint';
import { customerOf } from './auth';
import { paramsOf } from './params-of';
import { HttpProblem } from './problem';
import type { Service } from './service';

/** Answers a JSON endpoint from the store. A caller who leaves takes the query along. */
export function answerJson(endpoint: JsonEndpoint, { db }: Service) {
  return async function handle(request: FastifyRequest, reply: FastifyReply) {
    const params = paramsOf(endpoint, request);
    const answer = answers[endpoint.name];
    if (!answer) throw new HttpProblem(501, `${endpoint.title} is not answered by this service.`);
    const body = await answer(db, customerOf(request).id, params, request.signal);
    return reply.header('cache-control', 'private, no-store').send(body);
  };
}
