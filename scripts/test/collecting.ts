// A process that collects as the dashboard does, and has its environment: for tests that kill it.
import { startCollecting } from '@/lib/server/collect/collector';

process.on('disconnect', () => process.exit());
await startCollecting();
