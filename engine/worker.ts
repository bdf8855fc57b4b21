import { once } from 'node:events';
import { createEngineServer } from './http/server';
import type { Assignment, WorkerReport } from './messages';
import { openSessionPool, type SessionPool } from './sessions/pool';
import { stopSignal } from './stop-signal';

/** Statements that cannot be stopped in this time are abandoned: the folder survives that. */
const STOP_PATIENCE_MS = 8_000;

const stop = stopSignal();
const [assignment] = (await once(process, 'message', { signal: stop })) as [Assignment];

function report(message: WorkerReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, () => resolve());
    else resolve();
  });
}

async function fail(reason: 'port-taken' | 'broken', message: string): Promise<never> {
  await report({ type: 'failed', reason, message });
  process.exit(1);
}

async function openPool(): Promise<SessionPool> {
  try {
    return await openSessionPool(assignment.folder);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return fail('broken', `The engine cannot open ${assignment.folder}: ${message}`);
  }
}

const pool = await openPool();
const server = createEngineServer(pool, assignment);

async function close(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
  server.close();
  server.closeAllConnections();
  await pool.close();
  process.exit(0);
}

server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
  void fail(taken ? 'port-taken' : 'broken', `The engine cannot listen: ${error.message}`);
});
server.listen(assignment.port, '127.0.0.1', () => void report({ type: 'ready' }));
if (stop.aborted) await close();
stop.addEventListener('abort', () => void close(), { once: true });
