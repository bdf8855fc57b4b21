import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { KEY } from './fake-upstream';
import { ownDatabase } from './own-database';

/**
 * Sets up a dashboard for a test file: its environment, a separate database, and a service whose behavior each test
 * sets.
 * @param route changes the address of the engine, such as to a proxy
 */
export function configuredDashboard(route?: Parameters<typeof ownDatabase>[0]) {
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
  // Registered last, so that the database closes first, while the service still answers.
  ownDatabase(route);
  return upstream;
}

/** Creates a request to the dashboard, like one of a browser on this machine. */
export function createRequest(path: string, init: RequestInit = {}): Request {
  const headers = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...init.headers };
  return new Request(`http://localhost:3000/api${path}`, { ...init, headers });
}
