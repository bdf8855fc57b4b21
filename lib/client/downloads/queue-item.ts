import type { downloadProgress } from '@/lib/contract/downloads';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { Problem } from '@/lib/contract/problem';

/** The request of a file that the server makes of the chosen files. */
export interface Source {
  url: string;
  /** JSON body of the POST. It holds the id. */
  body: string;
  /** Identifies the download in its progress. */
  id: string;
  /** Whether names of reviewers are left out, and with them lines that may contain one anywhere. */
  withoutNames?: boolean;
  /** Whether only rows of some retailers or brands are chosen, of which there may be none. */
  hasRowFilter?: boolean;
}

export type Command = 'pause' | 'cancel' | 'retry' | 'remove';

export type QueueState = 'waiting' | 'running' | 'paused' | 'done' | 'failed' | 'cancelled';

/** How many files of a download are read, and why it broke off. */
export type FileCount = ResponseOf<typeof downloadProgress>;

/** A download as the queue shows it, and as this browser stores it. */
export interface QueueItem {
  readonly id: string;
  readonly label: string;
  readonly source: Source;
  readonly state: QueueState;
  /** The page that runs it. Another page takes it over when that page is closed. */
  readonly owner: string;
  /** Bytes. The server makes the file while it sends it, so that its size is unknown until it is complete. */
  readonly received: number;
  /** Bytes a second of the last seconds; null before there is anything to measure. */
  readonly speed: number | null;
  /** Seconds since the last byte arrived, if they are many. */
  readonly quiet: number | null;
  readonly files?: FileCount;
  readonly problem?: Problem;
  /** The name under which it was saved. */
  readonly fileName?: string;
}

export function isOpen({ state }: QueueItem): boolean {
  return state === 'waiting' || state === 'running' || state === 'paused';
}

/** Whether two downloads have the same content. Their ids differ. */
export function isSame(a: Source, b: Source): boolean {
  return a.url === b.url && a.body.replace(a.id, '') === b.body.replace(b.id, '');
}

/** A download that has not started. */
export function newItem({ id, label, source }: Pick<QueueItem, 'id' | 'label' | 'source'>, owner: string): QueueItem {
  return { id, label, source, owner, state: 'waiting', received: 0, speed: null, quiet: null };
}
