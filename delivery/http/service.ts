import type { Directory } from '@/delivery/customers/directory';
import type { KeptFiles } from '@/delivery/files/kept-files';
import type { Database } from '@/lib/clickhouse/client';

/** Dependencies and settings of the service. */
export interface Service {
  readonly db: Database;
  readonly directory: Directory;
  readonly files: KeptFiles;
  /** Requests a minute of customers without their own limit, or null for none. */
  readonly rateLimit: number | null;
  /** Public address on the API page, if it differs from the service's own. */
  readonly publicUrl?: string;
  readonly logLevel: string;
  /** Destination of log lines, by default standard output. */
  readonly logTo?: { write(line: string): void };
}
