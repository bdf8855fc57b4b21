import type { FastifyInstance } from 'fastify';
import { endpoints } from '@/lib/contract/endpoints';
import { answerFile } from './answer-file';
import { answerJson } from './answer-json';
import { authentication } from './auth';
import { JSON_TIMEOUT_MS } from './limits';
import { limitRate } from './rate-limit';
import { refuseMethods } from './refuse-methods';
import type { Service } from './service';

/** Registers all endpoints of the contract. */
export async function api(app: FastifyInstance, { service }: { service: Service }) {
  refuseMethods(app, ...endpoints.map(({ path }) => routeOf(path)));

  await app.register(async (reading) => {
    reading.addHook('onRequest', authentication(service.directory));
    await limitRate(reading, service.rateLimit);
    for (const endpoint of endpoints)
      reading.route({
        method: ['GET', 'HEAD'],
        url: routeOf(endpoint.path),
        ...(endpoint.kind === 'bulk'
          ? { handler: answerFile(endpoint, service) }
          : { handler: answerJson(endpoint, service), handlerTimeout: JSON_TIMEOUT_MS }),
      });
  });
}

/** Converts a path to the router's syntax: `/a/{b}` → `/a/:b`. */
function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
