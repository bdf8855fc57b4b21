import type { WriteStream } from 'node:tty';
import { formatCount } from './summary';

/** Shows the progress of an import. */
export interface Progress {
  /** A file starts. */
  file(name: string, size: number | null): void;
  bytes(count: number): void;
  rows(count: number): void;
  /** The current file has been read. */
  fileEnd(): void;
  end(): void;
}

const BAR_WIDTH = 24;
const REDRAW_MS = 200;

/** Shows a progress bar on a terminal, and otherwise a line at the start and the end of each file. */
export function showProgress(total: number | null, out: Pick<WriteStream, 'write' | 'isTTY'>): Progress {
  return out.isTTY ? drawBar(total, out) : writeLines(out);
}

/** @param total bytes to read, or null if unknown */
function drawBar(total: number | null, out: Pick<WriteStream, 'write'>): Progress {
  const started = Date.now();
  let lastDraw = started;
  let bytes = 0;
  let rows = 0;

  function show() {
    const now = Date.now();
    if (now - lastDraw < REDRAW_MS) return;
    lastDraw = now;
    out.write(`\r\u001b[K${progressLine({ bytes, rows, total, seconds: (now - started) / 1000 })}`);
  }

  return {
    file() {},
    bytes(count) {
      bytes += count;
      show();
    },
    rows(count) {
      rows += count;
      show();
    },
    fileEnd() {},
    end() {
      out.write('\r\u001b[K');
    },
  };
}

function writeLines(out: Pick<WriteStream, 'write'>): Progress {
  let file = '';
  let started = 0;
  let rows = 0;
  return {
    file(name, size) {
      file = name;
      started = Date.now();
      rows = 0;
      out.write(`Reading ${name}${size === null ? '' : ` (${megabytes(size)})`}.\n`);
    },
    bytes() {},
    rows(count) {
      rows += count;
    },
    fileEnd() {
      out.write(`Read ${file}: ${formatCount(rows, 'row')} in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`);
    },
    end() {},
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
  const remainingTime = share > 0 ? `${clock(seconds / share - seconds)} left` : '';
  return `${bar} ${Math.floor(share * 100)} %  ${megabytes(bytes)} of ${megabytes(total)}  ${count}  ${speed}  ${remainingTime}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
