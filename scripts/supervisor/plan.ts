import { resolve } from 'node:path';
import { filesConfig } from '@/delivery/files/config';
import { sampleCommand } from '@/delivery/sample/command';
import { loadEnv } from '@/lib/config/load-env.mjs';
import { ensureOpenFileLimit } from '@/lib/config/open-file-limit';
import { readConfig } from '@/lib/config/read-config';
import { ensureFree, ensureWritable } from './preflight';
import type { Mode } from './stack';

/** The processes to start, and their settings. */
export interface Plan {
  mode: Mode;
  host: string;
  port: number;
  dataDir: string;
  /** Whether to start the embedded engine, as CLICKHOUSE_URL is not set. */
  ownEngine: boolean;
  /** Whether to start our delivery service with sample data, as DELIVERY_API_URL is not set. */
  ownService: boolean;
  /** Options of `delivery sample`, which follow `npm start --`. */
  sampleArgs: readonly string[];
}

/** Placeholder for the address and the key of our own service, which are known once it runs. */
const OWN_SERVICE = { DELIVERY_API_URL: 'http://127.0.0.1', DELIVERY_API_KEY: '0'.repeat(32) };

/** Reads the environment and `.env`. Throws an error that lists every mistake, before anything is built or started. */
export async function readPlan(mode: Mode, sampleArgs: readonly string[]): Promise<Plan> {
  loadEnv({ development: mode === 'dev' });
  const { DELIVERY_API_URL, DELIVERY_API_KEY, DELIVERY_API_KEY_FILE, CLICKHOUSE_URL } = process.env;
  const ownService = !DELIVERY_API_URL && !DELIVERY_API_KEY && !DELIVERY_API_KEY_FILE;
  const result = readConfig(ownService ? { ...process.env, ...OWN_SERVICE } : process.env);
  if (!result.ok) throw new Error(['Endcap cannot start:', ...result.mistakes].join('\n  '));
  if (ownService) filesConfig();
  checkSampleArgs(sampleArgs, ownService);

  const { host, port } = result.config;
  const dataDir = resolve(result.config.dataDir);
  ensureWritable(dataDir);
  if (!CLICKHOUSE_URL) ensureOpenFileLimit();
  await ensureFree(host, port);
  return { mode, host, port, dataDir, ownEngine: !CLICKHOUSE_URL, ownService, sampleArgs };
}

/** Throws an error unless these are options of the sample, which would otherwise be reported after the build. */
function checkSampleArgs(args: readonly string[], ownService: boolean): void {
  const command = sampleCommand()
    .helpOption(false)
    .exitOverride()
    .configureOutput({ writeErr: () => {} })
    .action(() => {});
  try {
    command.parse([...args], { from: 'user' });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^error: /, '') : error;
    throw new Error(
      `Endcap cannot start: ${reason}\nOnly options of the sample data may follow "npm start --", such as --days 20. ` +
        'Settings are variables, such as PORT=3001 npm start, and .env.example lists them.',
    );
  }
  if (args.length > 0 && !ownService)
    throw new Error(
      `Endcap cannot start: ${args.join(' ')} is for the sample data, which is not used with DELIVERY_API_URL.`,
    );
}
