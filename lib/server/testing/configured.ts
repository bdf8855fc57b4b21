import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { closeDatabase } from '../store/database';
import { settleBackground } from '../store/in-background';
import { KEY } from './fake-upstream';

/**
 * For a whole test file: the environment of a dashboard with a data folder of its own, an engine started in it, and a
 * service whose behaviour each test decides. What is once per process is made by the first who asks.
 */
export function configuredDashboard() {
  const folder = mkdtempSync(join(tmpdir(), 'endcap-server-'));
  const upstream = {
    answer: ((_, response) => response.end()) as RequestListener,
    requests: [] as string[],
    origin: '',
  };
  const server = createServer((request, response) => {
    upstream.requests.push(request.url ?? '');
    upstream.answer(request, response);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    upstream.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    vi.stubEnv('DATA_DIR', folder);
    vi.stubEnv('DELIVERY_API_URL', upstream.origin);
    vi.stubEnv('DELIVERY_API_KEY', KEY);
    vi.stubEnv('ACCOUNT_NAME', 'Acme Foods');
  });
  afterAll(async () => {
    await settleBackground();
    await closeDatabase();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return upstream;
}

/** A request as a browser on this machine sends it to the dashboard. */
export function asked(path: string, init: RequestInit = {}): Request {
  const headers = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...init.headers };
  return new Request(`http://localhost:3000/api${path}`, { ...init, headers });
}
