import { dirname } from 'node:path';
import { createDirectory } from '@/delivery/customers/directory';
import { listCustomers } from '@/delivery/customers/store';
import { filesConfig } from '@/delivery/files/config';
import { KeptFiles } from '@/delivery/files/kept-files';
import { openDelivery } from '@/delivery/open';
import { ensurePrivateFolder } from '@/lib/config/private-folder';
import { createApp } from './app';
import { keepSwept } from './keep-swept';
import { CLOSE_TIMEOUT_MS } from './limits';
import type { Service } from './service';

export interface ServeOptions extends Pick<Service, 'rateLimit' | 'publicUrl' | 'logLevel'> {
  readonly host: string;
  readonly port: number;
}

/** Serves until the process is asked to stop, then lets downloads finish for a while and closes all resources. */
export async function serve({ host, port, ...options }: ServeOptions): Promise<void> {
  const stop = stopAsked();
  const { folder, maxBytes } = filesConfig();
  const { db, close } = await openDelivery();
  try {
    for (const path of [dirname(folder), folder]) {
      const warning = ensurePrivateFolder(path);
      if (warning) console.error(warning);
    }
    const files = await KeptFiles.open(folder, maxBytes);
    const app = await createApp({ db, directory: createDirectory(() => listCustomers(db)), files, ...options });
    const address = await app.listen({ host, port }).catch(explain(host, port));
    console.error(
      `The delivery service answers at ${address}; its API page is ${address}/docs. Press Ctrl-C to stop it.`,
    );
    const sweeping = keepSwept(db, app.log);
    await stop;
    const impatient = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    await app.close();
    clearTimeout(impatient);
    await sweeping.stop();
  } finally {
    await close();
  }
}

/**
 * Resolves on Ctrl-C, on a signal of a service manager, or when the parent process has ended, even before this call.
 */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    if (process.send && !process.connected) resolve();
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => resolve());
    // The listener must not keep the process alive.
    process.channel?.unref();
  });
}

function explain(host: string, port: number) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is in use. Choose another one with --port.`);
    if (error.code === 'EADDRNOTAVAIL')
      throw new Error(`${host} is not an address of this machine. Choose another --host.`);
    if (error.code === 'EACCES') throw new Error(`Port ${port} needs privileges. Choose one above 1023 with --port.`);
    throw error;
  };
}
