import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Engine } from './connect';
import { readNote } from './note';

const ALREADY = /^Another engine/m;

export interface Refusal {
  refusal: string;
  /** Another engine works on the folder. */
  folderTaken: boolean;
}

/** Starts an engine that lives until `close`, or until this process ends in whatever way. */
export async function startEngine(dataDir: string): Promise<Engine | Refusal> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'engine/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Ctrl-C must not reach it before the process that uses it has finished.
    detached: true,
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-2_000);
  });
  const ended = once(child, 'exit');
  const ready = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  const engine = ready ? await readNote(dataDir) : undefined;
  if (!engine) return { refusal: said.trim() || 'The engine ended while starting.', folderTaken: ALREADY.test(said) };

  // Warnings that do not keep it from starting.
  process.stderr.write(said);
  // It must not keep this process alive: without work left, both end.
  child.unref();
  child.channel?.unref();
  if (child.stderr && 'unref' in child.stderr && typeof child.stderr.unref === 'function') child.stderr.unref();
  return {
    ...engine,
    close: async () => {
      child.kill('SIGTERM');
      child.ref();
      await ended;
    },
  };
}
