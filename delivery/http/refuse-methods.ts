import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './problem';

/** CONNECT never becomes a request: Node.js hangs up by itself. */
const REFUSED = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));

/** Lets the router know every method that HTTP has: one that it does not know would be an unknown path. */
export function knowMethods(app: FastifyInstance): void {
  for (const method of REFUSED) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
}

/** Answers 405 to all but reading at these paths, without looking at key or body. */
export function refuseMethods(app: FastifyInstance, ...urls: readonly string[]): void {
  for (const url of urls) app.route({ method: REFUSED, url, onRequest: refuse, handler: refuse });
}

async function refuse({ method }: FastifyRequest) {
  throw new HttpProblem(405, `${method} is not allowed here. Use GET or HEAD.`, { headers: { allow: 'GET, HEAD' } });
}
