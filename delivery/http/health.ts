import type { FastifyInstance } from 'fastify';
import type { Database } from '@/lib/clickhouse/client';
import { refuseMethods } from './refuse-methods';

const PATIENCE_MS = 2000;

/** `/healthz`: 200 while the engine responds, otherwise 503. It needs no key. */
export async function health(app: FastifyInstance, { db }: { db: Database }) {
  refuseMethods(app, '/healthz');
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const engine = await answers(db);
    return reply
      .code(engine ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: engine ? 'ok' : 'engine unreachable' });
  });
}

async function answers(db: Database): Promise<boolean> {
  try {
    await db.query('SELECT 1', {}, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}
