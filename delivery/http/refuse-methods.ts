import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './problem';

/** All methods except for GET, HEAD and CONNECT, for which Node.js closes the connection. */
const REFUSED = METHODS.filter((method) => !['GET', 'HEAD', 'CONNECT'].includes(method));

/** Registers all HTTP methods with the router, which treats unknown methods as unknown paths. */
export function knowMethods(app: FastifyInstance): void {
  for (const method of REFUSED) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
}

/** Answers 405 to all methods except for GET and HEAD at these paths, without reading key or body. */
export function refuseMethods(app: FastifyInstance, ...urls: readonly string[]): void {
  for (const url of urls) app.route({ method: REFUSED, url, onRequest: refuse, handler: refuse });
}

async function refuse({ method }: FastifyRequest) {
  throw new HttpProblem(405, `${method} is not allowed here. Use GET or HEAD.`, { headers: { allow: 'GET, HEAD' } });
}
