import { once } from 'node:events';
import { createEngineServer } from './http/server';
import type { Assignment, WorkerReport } from './messages';
import { whenParentGone } from './parent';
import { openSessionPool, type SessionPool } from './sessions/pool';

const [assignment] = (await once(process, 'message')) as [Assignment];

function report(message: WorkerReport): void {
  process.send?.(message);
}

async function fail(reason: 'locked' | 'port-taken' | 'broken', message: string): Promise<never> {
  report({ type: 'failed', reason, message });
  await new Promise((resolve) => setImmediate(resolve));
  process.exit(1);
}

async function openPool(): Promise<SessionPool> {
  try {
    return await openSessionPool(assignment.folder);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/Cannot lock file|CANNOT_OPEN_FILE/.test(message)) return fail('locked', message);
    return fail('broken', `The engine cannot open ${assignment.folder}: ${message}`);
  }
}

const pool = await openPool();
const server = createEngineServer(pool, assignment);

async function stop(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await pool.close();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
whenParentGone(stop);

server.on('error', (error: NodeJS.ErrnoException) => {
  void fail(error.code === 'EADDRINUSE' ? 'port-taken' : 'broken', `The engine cannot listen: ${error.message}`);
});
server.listen(assignment.port, '127.0.0.1', () => report({ type: 'ready' }));
