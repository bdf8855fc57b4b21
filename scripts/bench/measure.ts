import { readFileSync } from 'node:fs';
import { get } from 'node:http';

/** The result of fetching a whole body. */
export interface Fetched {
  bytes: number;
  seconds: number;
}

/** Reads a whole body and discards it. Fails unless the status is 2xx. */
export function fetchWhole(url: string, headers: Record<string, string> = {}): Promise<Fetched> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'identity', ...headers } }, (response) => {
      if ((response.statusCode ?? 500) >= 300) return reject(new Error(`${url} answered ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ bytes, seconds: (performance.now() - started) / 1000 }));
    }).on('error', reject);
  });
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Runs all ways in turn in each round, so that a slow period of the machine affects all of them. Returns the median of
 * each, without the first round, which warms up.
 */
export async function sideBySide<Name extends string>(
  ways: Record<Name, () => Promise<number>>,
  rounds = 5,
): Promise<Record<Name, number>> {
  const names = Object.keys(ways) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++)
    for (const name of names) {
      const value = await ways[name]();
      if (round > 0) times.get(name)?.push(value);
    }
  // Every name of `ways` was measured above.
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}

/** Samples the maximum resident memory of a process while `work` runs, in MB. Null if the system does not report it. */
export async function peakMemory<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peak: number | null }> {
  let peak: number | null = null;
  const timer = setInterval(() => {
    const now = residentMemory(pid);
    if (now !== null) peak = Math.max(peak ?? 0, now);
  }, 20);
  const result = await work();
  clearInterval(timer);
  return { result, peak };
}

/** Returns the CPU time of a process for `work` with its threads, in seconds. NaN if the system does not report it. */
export async function processorTime(pid: number, work: () => Promise<void>): Promise<number> {
  const before = ticksOf(pid);
  await work();
  return (ticksOf(pid) - before) / TICKS_PER_SECOND;
}

/** Clock ticks of Linux. */
const TICKS_PER_SECOND = 100;

function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name, which may contain blanks. User and system time are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return Number.NaN;
  }
}

/** Returns the resident memory of a process in MB, or null if the system does not report it. */
export function residentMemory(pid: number): number | null {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
}
