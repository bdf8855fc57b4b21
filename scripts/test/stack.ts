import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface StackProcess {
  pid: number;
  /** Command line, or the title that the process has set. */
  command: string;
}

/** Returns all processes with a data folder in their environment. */
export function processesOf(dataDir: string): StackProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return environment.includes(`DATA_DIR=${dataDir}`) && command ? [{ pid: Number(name), command }] : [];
      } catch {
        // The process has ended meanwhile, or belongs to another user.
        return [];
      }
    });
}

/** Starts all processes below npm, and waits until the dashboard is open. */
export async function startStack(dataDir: string, port: number): Promise<ChildProcess> {
  // A fixed date, as a sample that grows by the hour would change after a restart.
  const sample = '--days 2 --as-of 2026-06-30';
  // With a umask of 000, so that the permissions of files are set by the program.
  const command = `umask 000; exec node scripts/test/launch.mjs ${sample}`;
  const child = spawn('npm', ['exec', '--silent', '-c', command], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    if (line.includes('Endcap is open at')) return child;
  }
  throw new Error(`Endcap did not open:\n${output.join('\n')}`);
}
