import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { customerOf } from './auth';
import { HttpProblem } from './problem';

/**
 * Limits the requests of each customer per minute. Must be registered after authentication.
 * @param serviceLimit limit of customers without their own, or null for none
 */
export async function limitRate(app: FastifyInstance, serviceLimit: number | null) {
  const limitOf = (request: FastifyRequest) => customerOf(request).rateLimit ?? serviceLimit;
  await app.register(rateLimit, {
    timeWindow: 60_000,
    keyGenerator: (request) => customerOf(request).id,
    allowList: (request) => limitOf(request) === null,
    max: (request) => limitOf(request) ?? Number.POSITIVE_INFINITY,
    errorResponseBuilder: (_request, { max, ttl }) =>
      new HttpProblem(429, `This key allows ${max} requests a minute. Try again in ${Math.ceil(ttl / 1000)} seconds.`),
  });
}
