import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Customer } from '@/delivery/customers/customer';
import { withoutKeys } from '@/lib/contract/key';
import { CUSTOMER } from './auth';
import { KEY_HEADER } from './openapi';

/** Maximum length of a path, and of a value in an error message. */
const LONGEST = 100;
/** Matches long values of a client in a message: quoted texts, and texts without spaces. */
const LONG_VALUE = /(['"`]).{100,}?\1|\S{101,}/gs;

export function logger(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    // Keys that a client puts into a path by mistake must not be logged, neither directly nor in messages of the
    // engine.
    hooks: { streamWrite: withoutKeys },
    redact: [`headers["${KEY_HEADER}"]`, `req.headers["${KEY_HEADER}"]`],
    serializers: { err: loggedError, req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
  };
}

/** Logs a line for each request at its end, without headers and query. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      const customer = request.getDecorator<Customer | null>(CUSTOMER)?.name;
      const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      request.log.info({ method: request.method, path: loggedPath(request.url), customer, ...answer }, 'answered');
    });
  });
}

/** Returns the decoded path, so that percent-encoded keys are recognized. */
function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return cut(withoutKeys(decoded(path)));
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Formats an error with its causes. Long values of clients, which the engine quotes, are truncated. */
function loggedError(error: Error) {
  const messages: string[] = [];
  for (let current: unknown = error; current instanceof Error && messages.length < 5; current = current.cause)
    messages.push(current.message);
  const message = withoutKeys([...new Set(messages)].join(': ')).replace(LONG_VALUE, cut);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
  return { type: error.name, ...('code' in error && { code: error.code }), message, stack: frames.join('\n') };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
