import { createFilesPrivately } from '@/lib/config/private-folder';
import { isOrphan } from '../setup/parent.mjs';
import { say } from '../setup/say.mjs';
import type { Child } from './child';
import { keepRunning } from './keep-running';
import type { Plan } from './plan';
import { serveSample } from './sample';
import { addressOf, type StackContext, startDashboard, startEngine, startService } from './stack';

/** Starts all processes in order, prints the address, restarts processes that end, and runs until asked to stop. */
export async function run({ mode, host, port, dataDir, ownEngine, ownService, sampleArgs }: Plan): Promise<void> {
  // Not earlier, as dependencies and build may be shared with other users.
  createFilesPrivately();
  // By name, so that a restarted process replaces the previous one.
  const children = new Map<string, Child>();
  const context: StackContext = {
    dataDir,
    mode,
    verbose: mode === 'dev',
    say,
    onStart: (child) => children.set(child.name, child),
  };
  const stopping = new AbortController();

  async function stop(code: number): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort();
    // In reverse order of dependencies: the dashboard first, the engine last.
    for (const child of [...children.values()].reverse()) await child.stop();
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  setInterval(() => isOrphan() && void stop(0), 1000).unref();

  /** Keeps a child running. If that fails, prints its last lines and stops everything. */
  function keep(first: Child, start: () => Promise<Child>): void {
    void keepRunning(first, { start, stop: stopping.signal, say }).then((lastWords) => {
      if (lastWords === undefined) return;
      console.error(`\nThe ${first.name} cannot be kept running. Its last lines:\n${lastWords}`);
      console.error(`See ${first.log} for more.`);
      void stop(1);
    });
  }

  async function startSample() {
    say('Starting the delivery service');
    const { child, url } = await startService(context);
    keep(child, async () => (await startService(context, Number(new URL(url).port))).child);
    return serveSample(context, url, sampleArgs);
  }

  try {
    if (ownEngine) {
      say('Starting the engine');
      keep(await startEngine(context, ['--kept']), () => startEngine(context, ['--kept', '--wait']));
    }
    const sample = ownService ? await startSample() : undefined;
    sample?.brought.catch(
      (error) => stopping.signal.aborted || say(`The days since the last start are missing. ${error.message}`),
    );
    say('Starting the dashboard');
    const dashboard = () => startDashboard(context, { host, port, env: sample?.upstream ?? {} });
    keep(await dashboard(), dashboard);
  } catch (error) {
    if (stopping.signal.aborted) return;
    console.error(`\n${error instanceof Error ? error.message : error}`);
    return stop(1);
  }
  say(`Endcap is open at ${addressOf(host, port)}  (press Ctrl-C to stop)`);
}
