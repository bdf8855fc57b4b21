import { Command, Option } from 'commander';
import { type ServeOptions, serve } from '@/delivery/http/server';
import { parsePort, parseRate, parseUrl } from './values';

const EXAMPLES = `
Examples:
  npm run delivery -- serve
  npm run delivery -- serve --port 4000 --rate-limit 60/min
  npm run delivery -- serve --host 0.0.0.0 --public-url https://data.example.com

Environment:
  DATA_DIR                  folder of the engine and of cached bulk files (default: ./data)
  CLICKHOUSE_URL            address of a ClickHouse server to use instead of the embedded engine
  DELIVERY_FILES_MAX_BYTES  maximum size of cached bulk files on disk, in bytes (default: 10 GiB)`;

export function serveCommand(): Command {
  return new Command('serve')
    .description('Serve the API until stopped. Every request needs the key of a customer.')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on', parsePort, 4000)
    .option(
      '--rate-limit <n/min>',
      'requests a minute of each customer without its own limit; unlimited by default',
      parseRate,
    )
    .option('--public-url <url>', 'public address of the service behind a proxy, shown on the API page', parseUrl)
    .addOption(
      new Option('--log-level <level>', 'lowest level that is logged to standard output, as a JSON object a line')
        .choices(['debug', 'info', 'warn', 'error', 'silent'])
        .default('info'),
    )
    .addHelpText('after', EXAMPLES)
    .action(({ rateLimit, ...options }: Omit<ServeOptions, 'rateLimit'> & { rateLimit?: number }) =>
      serve({ ...options, rateLimit: rateLimit ?? null }),
    );
}
