import 'server-only';
import { type Config, readConfig } from '@/lib/config/read-config';
import { ProblemError } from './problem-error';
import { processWide } from './process-wide';

const environmentRead = processWide('config', () => readConfig(process.env));

/**
 * Returns the configuration, which is parsed once. The server does not start with an invalid one; a build never calls
 * this.
 */
export function config(): Config {
  const result = environmentRead();
  if (result.ok) return result.config;
  throw new ProblemError({
    code: 'not_configured',
    title: `The dashboard is not configured: ${result.mistakes.join(' ')}`,
    retryable: false,
  });
}

/** Returns the API key, or an empty text if the configuration is invalid. */
export function configuredKey(): string {
  const result = environmentRead();
  return result.ok ? result.config.key : '';
}
