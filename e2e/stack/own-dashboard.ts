import { freePort } from '@/scripts/supervisor/preflight';
import { startDashboard } from '@/scripts/supervisor/stack';
import { countService } from './counted-service';

/** A dashboard for one test file alone, so that what it asks of the service can be counted. */
export interface OwnDashboard {
  url: string;
  /** What it has asked since it was last looked at. */
  asked(): string[];
  stop(): Promise<void>;
}

export async function startOwnDashboard(
  { dataDir, service }: { dataDir: string; service: string },
  key: string,
): Promise<OwnDashboard> {
  const counted = await countService(service);
  const port = await freePort();
  const child = await startDashboard(
    { dataDir, mode: 'start' },
    {
      host: '127.0.0.1',
      port,
      env: {
        DELIVERY_API_URL: counted.url,
        DELIVERY_API_KEY: key,
        PRICE_COMPETITION_PAGES: '101=Velquin,102=Brumella',
      },
    },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => counted.take().targets,
    async stop() {
      await child.stop();
      counted.stop();
    },
  };
}
