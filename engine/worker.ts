import { once } from 'node:events';
import { DamagedData, damageMessage } from './health/messages';
import { findMissingData } from './health/missing-data';
import { findNewerVersion, recordVersion } from './health/version-file';
import { createEngineServer } from './http/server';
import type { Assignment, FailureReason, WorkerReport } from './messages';
import { openSessionPool, type SessionPool } from './sessions/pool';
import { stopSignal } from './stop-signal';

/** Statements that do not stop in this time are abandoned, which does not damage the folder. */
const STOP_PATIENCE_MS = 8_000;

const stop = stopSignal();
const [assignment] = (await once(process, 'message', { signal: stop })) as [Assignment];

function report(message: WorkerReport): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, () => resolve());
    else resolve();
  });
}

async function fail(reason: FailureReason, message: string): Promise<never> {
  await report({ type: 'failed', reason, message });
  process.exit(1);
}

async function openPool(): Promise<SessionPool> {
  const { folder } = assignment;
  try {
    const newer = findNewerVersion(folder);
    if (newer) throw new DamagedData(newer);
    const fault = findMissingData(folder);
    if (fault) throw new DamagedData(damageMessage(folder, fault));
    const opened = await openSessionPool(folder);
    recordVersion(folder);
    return opened;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return fail(error instanceof DamagedData ? 'damaged' : 'unopened', message);
  }
}

const pool = await openPool();
const server = createEngineServer(pool, assignment);

async function close(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref();
  server.close();
  server.closeAllConnections();
  await pool.close().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
  process.exit(0);
}

server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
  void fail(isTaken ? 'port-taken' : 'broken', `The engine cannot listen: ${error.message}`);
});
server.listen(assignment.port, '127.0.0.1', () => void report({ type: 'ready' }));
if (stop.aborted) await close();
stop.addEventListener('abort', () => void close(), { once: true });
