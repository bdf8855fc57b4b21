// A process that collects like the dashboard, for tests that kill it.
import { startCollecting } from '@/lib/server/collect/collector';

process.on('disconnect', () => process.exit());
await startCollecting(async () => undefined);
