import 'server-only';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A limit that was learned from a 429, and for how long nothing may start. */
export interface Refusal {
  retryAfterSeconds: number;
  calls: number;
  seconds: number;
}

/** What is known of the time before this start. Ages in milliseconds. */
export interface PastCalls {
  ages: number[];
  refusal: (Refusal & { age: number }) | null;
  /** Some of it could not be read: there may have been more calls. */
  isDamaged: boolean;
}

/** The calls of the last minutes in a file, so that a restart does not forget them, not even after kill -9. */
export interface CallLog {
  read(): PastCalls;
  /** Records a call before it is made. @param isLimited false lets calls be written together, within a second */
  call(isLimited: boolean): void;
  refused(refusal: Refusal): void;
}

/** Two clocks, in milliseconds: of the day, and since the machine was started. The second cannot be moved. */
export interface Clocks {
  now(): number;
  uptime(): number;
}

const REAL_CLOCKS: Clocks = { now: Date.now, uptime: () => Number(process.hrtime.bigint() / 1_000_000n) };
const FLUSH_EVERY_MS = 1_000;
/** About 8,000 calls. A file of this size is set aside, and replaces the one set aside before. */
const LARGEST_BYTES = 256 * 1024;

/** @param path the file, created with its folder at the first call */
export function openCallLog(path: string, clocks: Clocks = REAL_CLOCKS): CallLog {
  const older = `${path}.1`;
  let file: number | null = null;
  let bytes = 0;
  let pending = '';
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  function line(...fields: number[]): string {
    return `${JSON.stringify([clocks.now(), clocks.uptime(), ...fields])}\n`;
  }

  function write(text: string): void {
    clearTimeout(timer);
    timer = undefined;
    pending = '';
    try {
      if (file !== null && bytes > LARGEST_BYTES) rotate();
      file ??= open();
      bytes += writeSync(file, text);
    } catch (error) {
      warn(error);
    }
  }

  /** Once, as every call would repeat it. */
  function warn(error: unknown): void {
    if (!hasFailed)
      console.error(
        `Calls cannot be recorded in ${path} (${error}). After a restart the limit of the delivery service may be exceeded.`,
      );
    hasFailed = true;
  }

  function rotate(): void {
    if (file !== null) closeSync(file);
    file = null;
    renameSync(path, older);
  }

  function open(): number {
    mkdirSync(dirname(path), { recursive: true });
    const opened = openSync(path, 'a', 0o600);
    bytes = statSync(path).size;
    // A line that was cut short must not swallow the next one.
    if (bytes > 0) bytes += writeSync(opened, '\n');
    return opened;
  }

  /** Leaves out what cannot be read, or every start would take the limit for used up. */
  function repair(lines: readonly string[]): void {
    try {
      writeFileSync(`${path}.new`, lines.map((one) => `${one}\n`).join(''), { mode: 0o600 });
      renameSync(`${path}.new`, path);
      rmSync(older, { force: true });
    } catch (error) {
      warn(error);
    }
  }

  return {
    read() {
      const lines = [older, path].flatMap((one) => readLines(one)).filter((one) => one.trim() !== '');
      const entries = lines.flatMap((text) => parseEntry(text, clocks) ?? []);
      const isDamaged = entries.length < lines.length;
      if (isDamaged) repair(entries.map(({ text }) => text));
      const refusals = entries.flatMap(({ age, refusal }) => (refusal ? [{ ...refusal, age }] : []));
      return {
        ages: entries.filter(({ refusal }) => !refusal).map(({ age }) => age),
        refusal: refusals.at(-1) ?? null,
        isDamaged,
      };
    },
    call(isLimited) {
      pending += line();
      if (isLimited) write(pending);
      else timer ??= setTimeout(() => write(pending), FLUSH_EVERY_MS).unref();
    },
    refused({ retryAfterSeconds, calls, seconds }) {
      write(pending + line(retryAfterSeconds, calls, seconds));
    },
  };
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    console.error(`The calls recorded in ${path} cannot be read (${error}).`);
    return [String(error)];
  }
}

interface Entry {
  text: string;
  age: number;
  refusal: Refusal | null;
}

function parseEntry(text: string, clocks: Clocks): Entry | null {
  const fields = parseNumbers(text);
  if (!fields) return null;
  const [at = 0, uptime = 0, retryAfterSeconds, calls, seconds] = fields;
  const age = ageOf(at, uptime, clocks);
  if (retryAfterSeconds === undefined) return { text, age, refusal: null };
  if (calls === undefined || seconds === undefined) return null;
  return { text, age, refusal: { retryAfterSeconds, calls, seconds } };
}

function parseNumbers(text: string): number[] | null {
  try {
    const value: unknown = JSON.parse(text);
    const isNumber = (field: unknown): field is number => typeof field === 'number' && field >= 0;
    return Array.isArray(value) && value.length >= 2 && value.every(isNumber) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The smaller of the ages by the two clocks: the clock of the day may have been moved, and the other starts again with
 * the machine. An age that is too small only makes a call wait.
 */
function ageOf(at: number, uptime: number, clocks: Clocks): number {
  const byDay = Math.max(0, clocks.now() - at);
  const byUptime = clocks.uptime() - uptime;
  return byUptime >= 0 ? Math.min(byDay, byUptime) : byDay;
}
