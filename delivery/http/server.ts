import { mkdir } from 'node:fs/promises';
import { createDirectory } from '@/delivery/customers/directory';
import { listCustomers } from '@/delivery/customers/store';
import { filesConfig } from '@/delivery/files/config';
import { KeptFiles } from '@/delivery/files/kept-files';
import { openDelivery } from '@/delivery/open';
import { createApp } from './app';
import { CLOSE_TIMEOUT_MS } from './limits';
import type { Service } from './service';

export interface ServeOptions extends Pick<Service, 'rateLimit' | 'publicUrl' | 'logLevel'> {
  readonly host: string;
  readonly port: number;
}

/** Serves until the process is asked to stop; then lets downloads finish for a while and leaves nothing behind. */
export async function serve({ host, port, ...options }: ServeOptions): Promise<void> {
  const { db, close: closeDatabase } = await openDelivery();
  const { folder, maxBytes } = filesConfig();
  await mkdir(folder, { recursive: true });
  const files = await KeptFiles.open(folder, maxBytes);
  const directory = createDirectory(() => listCustomers(db));
  const app = await createApp({ db, directory, files, ...options });
  app.addHook('onClose', closeDatabase);
  await app.listen({ host, port });
  await stopAsked();
  const impatient = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await app.close();
  clearTimeout(impatient);
}

/** Ctrl-C, a service manager, or the parent process going away. */
function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, () => resolve());
  });
}
