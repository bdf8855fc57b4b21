import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Customer } from '@/delivery/customers/customer';
import { KEY_HEADER } from '@/lib/contract/openapi';
import { CUSTOMER } from './auth';

/** Whoever puts a key into a path by mistake shall not find it in our log. */
const LOOKS_LIKE_KEY = /[A-Za-z0-9]{32}/g;

export function logger(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    redact: [`headers["${KEY_HEADER}"]`, `req.headers["${KEY_HEADER}"]`],
    serializers: { req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
  };
}

/** One line a request, once it is over: never a header, never a query. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      const customer = request.getDecorator<Customer | null>(CUSTOMER)?.name;
      const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      request.log.info({ method: request.method, path: loggedPath(request.url), customer, ...answer }, 'answered');
    });
  });
}

function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(LOOKS_LIKE_KEY, '<redacted>');
}
