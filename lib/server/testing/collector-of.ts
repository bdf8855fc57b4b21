import { onTestFinished } from 'vitest';
import { database } from '../base/database';
import { settleBackground } from '../base/in-background';
import { createCollector } from '../collect/collector';
import { type LedgerRow, readLedger } from '../collect/ledger';
import { accountOf } from '../service/account';
import type { Budget } from '../service/budget';
import { createService } from '../service/service';
import { type FakeData, fakeDelivery } from './fake-delivery';
import { type FakeUpstream, fakeUpstream } from './fake-upstream';
import { plainService, type ServiceKind } from './services';

export const HOUR = 3_600_000;
export const PAGES = [{ id: 101, name: 'Soap' }];

interface Options {
  budget?: Budget;
  days?: number;
  enabled?: boolean;
  key?: string;
  /** Kind of the service behind `upstream`. */
  kind?: ServiceKind;
  onCollected?: (newest: string) => Promise<void>;
  now?: () => number;
}

let customers = 0;

/** Creates the collector of a new customer. It stops when the test ends. */
export function collectorOf(upstream: FakeUpstream, options: Options = {}) {
  const { budget, days = 4, enabled = true, key = `collected${customers++}`, kind = plainService, now } = options;
  const service = createService({ base: upstream.base, key, paths: kind.paths, ...(budget && { budget }) });
  const collector = createCollector({
    service,
    pages: PAGES,
    enabled,
    days,
    every: HOUR,
    ...(now && { now }),
  });
  onTestFinished(async () => {
    await collector.stop();
    await settleBackground();
  });
  const account = accountOf(service);
  /** Returns the ledger rows of all endpoints, or of one, by day. */
  const rows = async (endpoint?: string): Promise<LedgerRow[]> => {
    const all = await readLedger(await database(), { account, from: '2020-01-01', to: '2149-01-01' });
    return all.filter((row) => !endpoint || row.endpoint === endpoint).sort((a, b) => (a.day < b.day ? -1 : 1));
  };
  return { collector, service, account, rows, key };
}

/** Creates a collector for a service with this data, and waits until its plan is done. */
export async function collectPlan(data: FakeData = {}, options: Options = {}, kind = plainService) {
  const upstream = await fakeUpstream(kind.as(fakeDelivery(data)));
  const setup = collectorOf(upstream, { kind, ...options });
  setup.collector.start(options.onCollected);
  await setup.collector.waitUntilIdle();
  return { ...setup, upstream };
}
