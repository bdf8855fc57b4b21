import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Engine } from './connect';
import { readNote } from './note';

const ALREADY = /^Another engine/m;

export interface Refusal {
  refusal: string;
  /** Another engine uses the folder. */
  folderTaken: boolean;
}

/** Starts an engine that runs until `close`, or until this process ends in any way. */
export async function startEngine(dataDir: string): Promise<Engine | Refusal> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'engine/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Ctrl-C must not stop it before this process has finished.
    detached: true,
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk).slice(-2_000);
  });
  const ended = once(child, 'exit');
  const ready = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  const engine = ready ? await readNote(dataDir) : undefined;
  if (!engine)
    return { refusal: output.trim() || 'The engine ended while starting.', folderTaken: ALREADY.test(output) };

  // The output of an engine that has started contains only warnings.
  process.stderr.write(output);
  // The engine must not keep this process alive.
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
