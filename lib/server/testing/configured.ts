import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { KEY } from './fake-upstream';
import { ownDatabase } from './own-database';

/**
 * For a whole test file: the environment of a dashboard with a database of its own, and a service whose behaviour each
 * test decides. What is once per process is made by the first who asks.
 * @param way how the engine is reached, where not straight
 */
export function configuredDashboard(way?: Parameters<typeof ownDatabase>[0]) {
  const upstream = {
    answer: ((_, response) => response.end()) as RequestListener,
    requests: [] as string[],
    origin: '',
  };
  const dataDir = mkdtempSync(join(tmpdir(), 'endcap-dashboard-'));
  const server = createServer((request, response) => {
    upstream.requests.push(request.url ?? '');
    upstream.answer(request, response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    upstream.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    vi.stubEnv('DELIVERY_API_URL', upstream.origin);
    vi.stubEnv('DELIVERY_API_KEY', KEY);
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('ACCOUNT_NAME', 'Acme Foods');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  // Last, so that it is closed first, while the service still answers.
  ownDatabase(way);
  return upstream;
}

/** A request as a browser on this machine sends it to the dashboard. */
export function asked(path: string, init: RequestInit = {}): Request {
  const headers = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...init.headers };
  return new Request(`http://localhost:3000/api${path}`, { ...init, headers });
}
