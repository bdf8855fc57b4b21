import type { downloadProgress } from '@/lib/contract/downloads';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { Problem } from '@/lib/contract/problem';

/** Where a file comes from. */
export interface Source {
  url: string;
  /** JSON body of a POST, for lists that are too long for an address. */
  body?: string;
  /** Whether names of reviewers are left out, and with them lines that may contain one anywhere. */
  withoutNames?: boolean;
  /** Identifies a download of several files in its progress. */
  id?: string;
}

export type Command = 'pause' | 'cancel' | 'retry' | 'remove';

export type QueueState = 'waiting' | 'running' | 'paused' | 'done' | 'failed' | 'cancelled';

/** How many of the files of a download have come, and why it broke off. */
export type FileCount = ResponseOf<typeof downloadProgress>;

/** One download as people see it in the queue, and as this browser keeps it. */
export interface QueueItem {
  readonly id: string;
  readonly label: string;
  readonly source: Source;
  readonly state: QueueState;
  /** The page that runs it, or was to: another goes on with it once that page is gone. */
  readonly owner: string;
  readonly received: number;
  readonly total: number | null;
  /** Strong tag of what was received; null where the rest cannot be asked for by itself. */
  readonly tag: string | null;
  /** Bytes a second of late; null before there is anything to measure. */
  readonly speed: number | null;
  /** Seconds since the last byte came, where that is long. */
  readonly quiet: number | null;
  readonly files?: FileCount;
  readonly problem?: Problem;
  /** The name under which it was saved. */
  readonly fileName?: string;
}

export function isOpen({ state }: QueueItem): boolean {
  return state === 'waiting' || state === 'running' || state === 'paused';
}

/** Whether going on needs no more than what is missing. */
export function canGoOn({ received, tag }: Pick<QueueItem, 'received' | 'tag'>): boolean {
  return received > 0 && tag !== null;
}

/** Whether two downloads are of the same files. Their ids differ. */
export function isSame(a: Source, b: Source): boolean {
  return a.url === b.url && withoutId(a) === withoutId(b);
}

function withoutId({ body = '', id }: Source): string {
  return id ? body.replace(id, '') : body;
}

export function fresh(id: string, label: string, source: Source, owner: string): QueueItem {
  return {
    id,
    label,
    source,
    owner,
    state: 'waiting',
    received: 0,
    total: null,
    tag: null,
    speed: null,
    quiet: null,
  };
}

/** The same once more: what came of it before is gone on from where that is possible. */
export function again(before: QueueItem, owner: string): QueueItem {
  const { id, label, source, received, total, tag } = before;
  const item = fresh(id, label, source, owner);
  return canGoOn(before) ? { ...item, received, total, tag } : item;
}
