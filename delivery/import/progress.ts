import type { WriteStream } from 'node:tty';

/** Told what was read; shows it. */
export interface Progress {
  bytes(read: number): void;
  rows(read: number): void;
  end(): void;
}

const BAR_WIDTH = 24;
const REDRAW_MS = 200;
const LINE_MS = 10_000;

/**
 * A bar that redraws itself on a terminal; elsewhere a plain line each ten seconds.
 * @param total bytes to read, null when nobody knows
 */
export function showProgress(total: number | null, out: Pick<WriteStream, 'write' | 'isTTY'>): Progress {
  const started = Date.now();
  let shown = started;
  let bytes = 0;
  let rows = 0;
  const every = out.isTTY ? REDRAW_MS : LINE_MS;

  function show() {
    const now = Date.now();
    if (now - shown < every) return;
    shown = now;
    const line = progressLine({ bytes, rows, total, seconds: (now - started) / 1000 });
    out.write(out.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
  }

  return {
    bytes(read) {
      bytes += read;
      show();
    },
    rows(read) {
      rows += read;
      show();
    },
    end() {
      if (out.isTTY) out.write('\r\u001b[K');
    },
  };
}

interface Read {
  bytes: number;
  rows: number;
  total: number | null;
  seconds: number;
}

export function progressLine({ bytes, rows, total, seconds }: Read): string {
  const speed = `${Math.round(rows / seconds).toLocaleString('en')} rows/s`;
  const count = `${rows.toLocaleString('en')} rows`;
  if (!total) return `${megabytes(bytes)}  ${count}  ${speed}`;
  const share = Math.min(bytes / total, 1);
  const filled = Math.round(share * BAR_WIDTH);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}`;
  const left = share > 0 ? `${clock(seconds / share - seconds)} left` : '';
  return `${bar} ${Math.floor(share * 100)} %  ${megabytes(bytes)} of ${megabytes(total)}  ${count}  ${speed}  ${left}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
