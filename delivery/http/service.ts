import type { Directory } from '@/delivery/customers/directory';
import type { KeptFiles } from '@/delivery/files/kept-files';
import type { Database } from '@/lib/clickhouse/client';

/** What the service stands on, and how it is run. */
export interface Service {
  readonly db: Database;
  readonly directory: Directory;
  readonly files: KeptFiles;
  /** Requests a minute for customers without a limit of their own; null for no limit. */
  readonly rateLimit: number | null;
  /** Address that the API page names, when people reach the service under another than its own. */
  readonly publicUrl?: string;
  readonly logLevel: string;
  /** Where log lines go; standard output when left out. */
  readonly logTo?: { write(line: string): void };
}
