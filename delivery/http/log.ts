import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Customer } from '@/delivery/customers/customer';
import { withoutKeys } from '@/lib/contract/key';
import { KEY_HEADER } from '@/lib/contract/openapi';
import { CUSTOMER } from './auth';

/** Of a path, and of a value that an error's message repeats. */
const LONGEST = 100;
/** What may be a caller's value in a message: a text in quotes, or one without spaces. */
const LONG_VALUE = /(['"`]).{100,}?\1|\S{101,}/gs;

export function logger(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    // Whoever puts a key into a path by mistake shall not find it in our log, nor in what the engine says of it.
    hooks: { streamWrite: withoutKeys },
    redact: [`headers["${KEY_HEADER}"]`, `req.headers["${KEY_HEADER}"]`],
    serializers: { err: loggedError, req: ({ method, url }) => ({ method, path: loggedPath(url) }) },
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
  return cut(withoutKeys(decoded(path)));
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** An error with its causes: what they repeat of a caller's values is cut, as the engine quotes them whole. */
function loggedError(error: Error) {
  const messages: string[] = [];
  for (let one: unknown = error; one instanceof Error && messages.length < 5; one = one.cause)
    messages.push(one.message);
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
