import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/supervisor/preflight';
import { addressOf, startDashboard } from '@/scripts/supervisor/stack';
import { STACK } from '../stack/places';

const HOST = '127.0.0.1';
/** Creates a unique key, as services with the same key would share stored answers. */
const ownKey = () => randomUUID().replaceAll('-', '');

/** Starts a dashboard for a service, on the stack's engine. Returns its address. */
export type OpenDashboard = (service: Server, env?: Record<string, string>) => Promise<string>;

/** Passes a function that starts dashboards to `use`, and stops them when it resolves. */
export async function withDashboards(use: (open: OpenDashboard) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'endcap-own-'));
  const closing: (() => Promise<unknown>)[] = [];
  await use(async (service, env = {}) => {
    const port = await freePort();
    const dashboard = await startDashboard(
      { dataDir, mode: 'start' },
      {
        host: HOST,
        port,
        env: {
          DELIVERY_API_URL: await listen(service),
          DELIVERY_API_KEY: ownKey(),
          CLICKHOUSE_URL: engineAddress(),
          PRICE_COMPETITION_PAGES: '1=Page one',
          COLLECT: 'off',
          ...env,
        },
      },
    );
    closing.push(dashboard.stop, async () => service.close());
    return addressOf(HOST, port);
  });
  for (const close of closing) await close();
  // The engine that a dashboard has started ends shortly after it.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
}

/** Listens on a free port, and returns the address. */
export async function listen(service: Server): Promise<string> {
  await new Promise<void>((resolve) => service.listen(0, HOST, resolve));
  return `http://${HOST}:${(service.address() as AddressInfo).port}`;
}

/** The address of the stack's engine, with its credentials. */
export function engineAddress(): string {
  const { dataDir } = JSON.parse(readFileSync(STACK.note, 'utf8'));
  const { url, username, password } = JSON.parse(readFileSync(join(dataDir, 'engine.json'), 'utf8'));
  return Object.assign(new URL(url), { username, password }).href;
}
