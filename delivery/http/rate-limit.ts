import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { customerOf } from './auth';
import { HttpProblem } from './problem';

/** Requests a minute for each key. Register it behind authentication: it counts customers, not addresses. */
export async function limitRate(app: FastifyInstance, serviceLimit: number | null) {
  await app.register(rateLimit, {
    timeWindow: 60_000,
    keyGenerator: (request) => customerOf(request).id,
    max: (request) => customerOf(request).rateLimit ?? serviceLimit ?? Number.POSITIVE_INFINITY,
    allowList: (request) => (customerOf(request).rateLimit ?? serviceLimit) === null,
    errorResponseBuilder: (_request, { max, ttl }) =>
      new HttpProblem(429, `This key allows ${max} requests a minute. Try again in ${Math.ceil(ttl / 1000)} seconds.`),
  });
}
