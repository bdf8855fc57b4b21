import 'server-only';
import { readConfig } from '@/lib/config/read-config';
import { startCollecting } from './collect/collector';

/** Ends the process with one sentence per mistake in its environment; else opens the store before anybody waits, and begins to collect. */
export function boot(): void {
  const read = readConfig(process.env);
  if (!read.ok) {
    process.stderr.write(`${['The dashboard cannot start:', ...read.mistakes].join('\n  ')}\n`);
    process.exit(1);
  }
  void startCollecting();
}
