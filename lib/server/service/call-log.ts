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
import { tryJson } from '@/lib/json/try-json';

/** A limit derived from a 429, and the delay before the next call. */
export interface Refusal {
  retryAfterSeconds: number;
  calls: number;
  seconds: number;
}

/** Recorded calls of earlier processes. Ages in milliseconds. */
export interface PastCalls {
  ages: number[];
  refusal: (Refusal & { age: number }) | null;
  /** Part of the log is unreadable, so calls may be missing. */
  isDamaged: boolean;
}

/** A file of recent calls. The limit survives a restart, including one after kill -9. */
export interface CallLog {
  read(): PastCalls;
  /** Records a call before it is made. @param isLimited false lets calls be written together, within a second */
  call(isLimited: boolean): void;
  refused(refusal: Refusal): void;
}

/** The time of day and the uptime of the machine, in milliseconds. Uptime cannot be set. */
export interface Clocks {
  now(): number;
  uptime(): number;
}

const REAL_CLOCKS: Clocks = { now: Date.now, uptime: () => Number(process.hrtime.bigint() / 1_000_000n) };
const FLUSH_EVERY_MS = 1_000;
/** Size at which the file is rotated, about 8,000 calls. One rotated file is kept. */
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

  /** Logs only the first failure, as every later call would repeat it. */
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
    // The last line may be truncated. Start a new one.
    if (bytes > 0) bytes += writeSync(opened, '\n');
    return opened;
  }

  /** Drops unreadable lines. Otherwise every start would assume that the limit is used up. */
  function repair(lines: readonly string[]): void {
    try {
      writeFileSync(`${path}.new`, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
      renameSync(`${path}.new`, path);
      rmSync(older, { force: true });
    } catch (error) {
      warn(error);
    }
  }

  return {
    read() {
      const lines = [older, path].flatMap((logFile) => readLines(logFile)).filter((text) => text.trim() !== '');
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
  const [time = 0, uptime = 0, retryAfterSeconds, calls, seconds] = fields;
  const age = ageOf(time, uptime, clocks);
  if (retryAfterSeconds === undefined) return { text, age, refusal: null };
  if (calls === undefined || seconds === undefined) return null;
  return { text, age, refusal: { retryAfterSeconds, calls, seconds } };
}

function parseNumbers(text: string): number[] | null {
  const value = tryJson(text);
  const isNumber = (field: unknown): field is number => typeof field === 'number' && field >= 0;
  return Array.isArray(value) && value.length >= 2 && value.every(isNumber) ? value : null;
}

/**
 * Returns the smaller of the ages by both clocks: the time of day may have been set, and uptime restarts with the
 * machine. An age that is too small only delays a call.
 */
function ageOf(time: number, uptime: number, clocks: Clocks): number {
  const byDay = Math.max(0, clocks.now() - time);
  const byUptime = clocks.uptime() - uptime;
  return byUptime >= 0 ? Math.min(byDay, byUptime) : byDay;
}
