import 'server-only';
import { readConfig } from './read-config';

/** Ends the process with one sentence per mistake in its environment. */
export function checkEnvironment(): void {
  const read = readConfig(process.env);
  if (read.ok) return;
  process.stderr.write(`${['The dashboard cannot start:', ...read.mistakes].join('\n  ')}\n`);
  process.exit(1);
}
