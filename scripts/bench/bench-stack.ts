import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Child } from '../supervisor/child';
import { delivery } from '../supervisor/delivery';
import { freePort } from '../supervisor/preflight';
import { SAMPLE_PAGES } from '../supervisor/sample';
import { type StackContext, startDashboard, startEngine, startService } from '../supervisor/stack';

export const CUSTOMER = 'Bench';

export interface Served {
  context: StackContext;
  service: { url: string; child: Child };
  /** Key of the customer. */
  key: string;
  stop(): Promise<void>;
}

export interface Dashboard {
  url: string;
  child: Child;
}

/** The running engine, service and dashboard of one data folder. */
export interface Bench {
  context: StackContext;
  service: Served['service'];
  dashboard: Dashboard;
  /** Header with the key. */
  key: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts engine and service on a data folder.
 * @param fill creates the customer's data before the service starts, and returns the customer's key
 */
export async function startServed(dataDir: string, fill: (context: StackContext) => Promise<string>): Promise<Served> {
  const context: StackContext = { dataDir, mode: 'start' };
  const engine = await startEngine(context);
  const key = await fill(context);
  const service = await startService(context);
  return {
    context,
    service,
    key,
    async stop() {
      for (const child of [service.child, engine]) await child.stop();
    },
  };
}

/** @param upstream address of the service. The plan is disabled unless `environment` enables it. */
export async function startDashboardOf(
  { context, key }: Served,
  upstream: string,
  environment: Record<string, string> = {},
): Promise<Dashboard> {
  const port = await freePort();
  const env = {
    DELIVERY_API_URL: upstream,
    DELIVERY_API_KEY: key,
    PRICE_COMPETITION_PAGES: SAMPLE_PAGES,
    COLLECT: 'off',
    ...environment,
  };
  const child = await startDashboard(context, { host: '127.0.0.1', port, env });
  return { url: `http://127.0.0.1:${port}`, child };
}

export async function startBench(dataDir: string, fill: (context: StackContext) => Promise<string>): Promise<Bench> {
  const served = await startServed(dataDir, fill);
  const dashboard = await startDashboardOf(served, served.service.url);
  return {
    context: served.context,
    service: served.service,
    dashboard,
    key: { 'x-api-key': served.key },
    async stop() {
      await dashboard.child.stop();
      await served.stop();
    },
  };
}

/** Returns arguments of `delivery sample` that create the same rows in each run. */
export function sampleOf({ asOf, days, scale }: { asOf: string; days: number; scale: number }): string[] {
  return ['--seed', '7', '--as-of', asOf, '--days', String(days), '--scale', String(scale)];
}

/** Runs work with a temporary folder. */
export async function within<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'endcap-bench-'));
  try {
    return await work(dataDir);
  } finally {
    // After a failure an engine may still write there. The original failure is reported.
    await rm(dataDir, { recursive: true, force: true }).catch(() => {});
  }
}

export async function addCustomer(context: StackContext): Promise<string> {
  const keyFile = join(context.dataDir, 'bench.key');
  await delivery(context.dataDir, 'customers', 'add', CUSTOMER, '--key-file', keyFile);
  return readFileSync(keyFile, 'utf8').trim();
}
