import { isOrphan } from '../setup/parent.mjs';
import { say } from '../setup/say.mjs';
import type { Child } from './child';
import type { Plan } from './plan';
import { serveSample } from './sample';
import { addressOf, type Place, startDashboard, startEngine } from './stack';

/** Starts everything in order, prints the address, and stays until told to stop. */
export async function run({ mode, host, port, dataDir, ownEngine, ownService, sampleArgs }: Plan): Promise<void> {
  const children: Child[] = [];
  const place: Place = { dataDir, mode, verbose: mode === 'dev', onStart: (child) => children.unshift(child) };
  let stopping = false;

  async function stop(code: number): Promise<void> {
    if (stopping) return;
    stopping = true;
    for (const child of children) await child.stop();
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  setInterval(() => isOrphan() && void stop(0), 1000).unref();

  try {
    if (ownEngine) {
      say('Starting the engine');
      await startEngine(place);
    }
    const sample = ownService ? await serveSample(place, sampleArgs) : undefined;
    sample?.brought.catch((error) => stopping || say(`The days since the last start are missing. ${error.message}`));
    say('Starting the dashboard');
    await startDashboard(place, { host, port, env: sample?.upstream ?? {} });
  } catch (error) {
    if (stopping) return;
    console.error(`\n${error instanceof Error ? error.message : error}`);
    return stop(1);
  }
  say(`Endcap is open at ${addressOf(host, port)}  (Ctrl-C stops it)`);
  for (const child of children.filter(({ name }) => name !== 'sample'))
    void child.ended.then(({ tail }) => {
      if (stopping) return;
      console.error(`\nThe ${child.name} ended unexpectedly. Its last words:\n${tail}\nMore stands in ${child.log}.`);
      void stop(1);
    });
}
