import 'server-only';
import { bestEffort } from './best-effort';

const RETRY_EVERY_MS = 60_000;

/** Runs work on the store like `bestEffort`, and again every minute until it succeeds. Resolves after the first attempt. */
export async function untilDone(label: string, work: () => Promise<void>): Promise<void> {
  const attempt = async () => {
    await work();
    return true;
  };
  if (await bestEffort(label, attempt, false)) return;
  setTimeout(() => void untilDone(label, work), RETRY_EVERY_MS).unref();
}
