import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, startChild } from '../supervisor/child';
import { freePort } from '../supervisor/preflight';
import { type Place, startDashboard, startEngine, startService } from '../supervisor/stack';

export const CUSTOMER = 'Bench';

/** Everything that is measured, running: engine, service and dashboard over one data folder. */
export interface Bench {
  place: Place;
  service: { url: string; child: Child };
  dashboard: { url: string; child: Child };
  /** The header that opens the service. */
  key: Record<string, string>;
  stop(): Promise<void>;
}

/** Runs the delivery command line to its end; returns what it printed last. */
async function delivery({ dataDir }: Place, ...args: string[]): Promise<string> {
  const child = startChild({
    name: 'delivery command',
    args: ['--import', 'tsx', 'delivery/main.ts', ...args],
    env: { DATA_DIR: dataDir },
    logFolder: join(dataDir, 'logs'),
  });
  const { code, tail } = await child.ended;
  if (code !== 0) throw new Error(`delivery ${args.join(' ')} failed: ${tail}`);
  return tail;
}

/** @param fill makes the customer's data before anything is served, and returns the customer's key */
export async function startBench(dataDir: string, fill: (place: Place) => Promise<string>): Promise<Bench> {
  const place: Place = { dataDir, mode: 'start' };
  const engine = await startEngine(place);
  const key = await fill(place);
  const service = await startService(place);
  const port = await freePort();
  const env = { DELIVERY_API_URL: service.url, DELIVERY_API_KEY: key };
  const dashboard = await startDashboard(place, { host: '127.0.0.1', port, env });
  return {
    place,
    service,
    dashboard: { url: `http://127.0.0.1:${port}`, child: dashboard },
    key: { 'x-api-key': key },
    async stop() {
      for (const child of [dashboard, service.child, engine]) await child.stop();
    },
  };
}

export async function addCustomer(place: Place): Promise<string> {
  const keyFile = join(place.dataDir, 'bench.key');
  await delivery(place, 'customers', 'add', CUSTOMER, '--key-file', keyFile);
  return readFileSync(keyFile, 'utf8').trim();
}
