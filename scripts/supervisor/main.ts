import { resolve } from 'node:path';
import nextEnv from '@next/env';
import { say } from '../setup/say.mjs';
import type { Child } from './child';
import { ensureFree, ensureWritable } from './preflight';
import { type Mode, makeSample, type Place, startDashboard, startEngine, startService } from './stack';

/** Starts everything in order, prints the address, and stays until told to stop. */
export async function run(mode: Mode): Promise<void> {
  nextEnv.loadEnvConfig(process.cwd(), mode === 'dev', { info() {}, error: console.error });
  const { HOST: host = '127.0.0.1', PORT = '3000', DATA_DIR = './data', ...env } = process.env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`PORT is "${PORT}". Set it to a whole number from 1 to 65535.`);
  const place: Place = { dataDir: resolve(DATA_DIR), mode, verbose: mode === 'dev' };
  ensureWritable(place.dataDir);
  await ensureFree(host, port);

  const children: Child[] = [];
  const keep = (child: Child) => {
    children.unshift(child);
    return child;
  };
  const stopping = new AbortController();
  const stop = async (code: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    for (const child of children) await child.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  stopWithParent(() => void stop(0));

  try {
    if (!env.CLICKHOUSE_URL) {
      say('Starting the engine');
      keep(await startEngine(place));
    }
    const upstream = await findService(place, keep);
    say('Starting the dashboard');
    keep(await startDashboard(place, { host, port, env: upstream }));
  } catch (error) {
    if (stopping.signal.aborted) return;
    console.error(`\n${error instanceof Error ? error.message : error}`);
    return stop(1);
  }
  say(`Endcap is open at http://${host}:${port}  (Ctrl-C stops it)`);
  for (const child of children)
    void child.ended.then(({ tail }) => {
      if (stopping.signal.aborted) return;
      console.error(`\nThe ${child.name} ended unexpectedly. Its last words:\n${tail}\nMore stands in ${child.log}.`);
      void stop(1);
    });
}

/** The company's service where one is configured, else our own with sample data. */
async function findService(place: Place, keep: (child: Child) => Child) {
  const { DELIVERY_API_URL, DELIVERY_API_KEY, DELIVERY_API_KEY_FILE } = process.env;
  if (DELIVERY_API_URL || DELIVERY_API_KEY || DELIVERY_API_KEY_FILE) return {};
  say('Making sample data');
  const key = await makeSample(place);
  say('Starting the delivery service');
  const { child, url } = await startService(place, []);
  keep(child);
  return { DELIVERY_API_URL: url, DELIVERY_API_KEY: key, ENDCAP_SAMPLE: '1' };
}

/** A supervisor whose own parent was killed ends too, and takes its children along. */
function stopWithParent(stop: () => void) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 1000).unref();
}
