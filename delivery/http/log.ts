import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Customer } from '@/delivery/customers/customer';
import { withoutKeys } from '@/lib/contract/key';
import { KEY_HEADER } from '@/lib/contract/openapi';
import { CUSTOMER } from './auth';

const LONGEST_PATH = 100;

export function logger(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    // Whoever puts a key into a path by mistake shall not find it in our log, nor in what the engine says of it.
    hooks: { streamWrite: withoutKeys },
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

/** The path as the router reads it: a key in percent signs is one, too. */
function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  const shown = withoutKeys(decoded(path));
  return shown.length > LONGEST_PATH ? `${shown.slice(0, LONGEST_PATH)}…` : shown;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
