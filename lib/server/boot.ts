import 'server-only';
import { readConfig } from '@/lib/config/read-config';
import { startCollecting } from './collect/collector';

/**
 * Starts the collector, which also opens the store early. Exits with one sentence per mistake if the environment is
 * invalid.
 */
export function boot(): void {
  const read = readConfig(process.env);
  if (!read.ok) {
    process.stderr.write(`${['The dashboard cannot start:', ...read.mistakes].join('\n  ')}\n`);
    process.exit(1);
  }
  void startCollecting();
}
