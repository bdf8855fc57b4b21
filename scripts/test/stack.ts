import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface StackProcess {
  pid: number;
  /** Its command line; the title that it gave itself, where it did. */
  command: string;
}

/** Everything that runs for a data folder, whoever started it: each process has the folder in its environment. */
export function processesOf(dataDir: string): StackProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return environment.includes(`DATA_DIR=${dataDir}`) && command ? [{ pid: Number(name), command }] : [];
      } catch {
        // Ended in between, or another user's.
        return [];
      }
    });
}

/** Starts everything below npm, as people do, and waits until it is open. */
export async function startStack(dataDir: string, port: number): Promise<ChildProcess> {
  // Of one day: a sample that grows by the hour would be another one after a restart.
  const sample = '--days 2 --as-of 2026-06-30';
  // Under a umask that hides nothing, so that the permissions of files are the program's own.
  const command = `umask 000; exec node scripts/test/launch.mjs ${sample}`;
  const child = spawn('npm', ['exec', '--silent', '-c', command], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    if (line.includes('Endcap is open at')) return child;
  }
  throw new Error(`Endcap did not open:\n${said.join('\n')}`);
}
