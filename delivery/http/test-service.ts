import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createDirectory } from '@/delivery/customers/directory';
import { addCustomer, customerByName, listCustomers } from '@/delivery/customers/store';
import { KeptFiles } from '@/delivery/files/kept-files';
import { beginLoad } from '@/delivery/loads/begin-load';
import type { Slot } from '@/delivery/loads/slot';
import { targetOf } from '@/delivery/loads/target';
import { testDelivery } from '@/delivery/loads/test-delivery';
import { createApp } from './app';
import type { Service } from './service';

/** Creates a service in this process with a separate database on the shared engine, and the customers Acme and Bolt. */
export async function testService() {
  const { db, folder, close: closeDelivery } = await testDelivery();
  const keys = { acme: await addCustomer(db, 'Acme', null), bolt: await addCustomer(db, 'Bolt', null) };
  const log: string[] = [];
  const stops: (() => Promise<void>)[] = [];

  /** Starts an instance of the service. `changes` replace parts of it. */
  async function start(changes: Partial<Service> = {}) {
    const app = await createApp({
      db,
      directory: createDirectory(() => listCustomers(db)),
      files: await KeptFiles.open(folder, 1024 ** 3),
      rateLimit: null,
      logLevel: 'info',
      logTo: { write: (line) => log.push(line) },
      ...changes,
    });
    stops.push(async () => {
      app.server.closeAllConnections();
      await app.close();
    });
    return app;
  }

  /** Publishes a file of a customer. */
  async function publish(customer: string, dataset: string, slot: Slot, rows: readonly object[], columns?: string[]) {
    const { id } = await customerByName(db, customer);
    const load = await beginLoad(db, id, targetOf(dataset));
    load.touch(slot);
    for (const row of rows) load.add(slot, JSON.stringify(row));
    await load.publish({ columns });
  }

  /** Creates an empty file cache. */
  async function emptyFiles() {
    return KeptFiles.open(await mkdtemp(join(folder, 'empty-')), 1024 ** 3);
  }

  async function close() {
    for (const stop of stops) await stop();
    await closeDelivery();
  }

  return { db, folder, keys, log, start, publish, emptyFiles, close };
}

export type TestService = Awaited<ReturnType<typeof testService>>;
