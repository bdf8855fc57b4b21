import type { DownloadProgress } from '@/lib/contract/downloads';
import type { Problem } from '@/lib/contract/problem';

/** The request of a file that the server creates from the chosen files. */
export interface Source {
  url: string;
  /** JSON body of the POST, including the id. */
  body: string;
  /** Identifies the download in its progress. */
  id: string;
  /** Number of files of the service in it. Absent from downloads that an earlier version stored. */
  fileCount?: number;
  /** Whether names of reviewers are left out, along with lines that may contain a name in any column. */
  withoutNames?: boolean;
  /** Whether rows are filtered by retailer or brand, so that none may match. */
  hasRowFilter?: boolean;
}

export type Command = 'pause' | 'cancel' | 'retry' | 'remove';

export type QueueState = 'waiting' | 'running' | 'paused' | 'done' | 'failed' | 'cancelled';

/** A download as the queue shows it, and as this browser stores it. */
export interface QueueItem {
  readonly id: string;
  readonly label: string;
  readonly source: Source;
  readonly state: QueueState;
  /** The page that runs it. Another page takes over when that page is closed. */
  readonly owner: string;
  /** Bytes received. The server creates the file while sending it, so its size is unknown until it is complete. */
  readonly received: number;
  /** Bytes per second, over the last seconds. Null if none arrived. */
  readonly speed: number | null;
  readonly files?: DownloadProgress;
  readonly problem?: Problem;
  /** Name of the saved file. */
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
  return { id, label, source, owner, state: 'waiting', received: 0, speed: null };
}
