import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../setup/say.mjs';
import { makeSample, type StackContext, sampleKeyFile } from './stack';

/** Environment of the dashboard for our own service. */
type Upstream = Record<'DELIVERY_API_URL' | 'DELIVERY_API_KEY' | 'PRICE_COMPETITION_PAGES' | 'ENDCAP_SAMPLE', string>;

/** The pages of the sample, one for each own brand. */
export const SAMPLE_PAGES = '101=Velquin,102=Brumella';

/**
 * Provides sample data for our own service at `url`: creates it if it is missing, or updates it to today while it is
 * already served. `brought` resolves when the update is done.
 */
export async function serveSample(
  context: StackContext,
  url: string,
  args: readonly string[],
): Promise<{ upstream: Upstream; brought: Promise<void> }> {
  const stored = await knownKey(context, url);
  const key = stored ?? (await makeFirst(context, args));
  const brought = stored ? bringUpToDate(context, args) : Promise.resolve();
  const upstream = {
    DELIVERY_API_URL: url,
    DELIVERY_API_KEY: key,
    PRICE_COMPETITION_PAGES: process.env.PRICE_COMPETITION_PAGES || SAMPLE_PAGES,
    ENDCAP_SAMPLE: '1',
  };
  return { upstream, brought };
}

/** Marks a complete sample. Without it, an interrupted first start begins again. */
function madeFile({ dataDir }: StackContext): string {
  return join(dataDir, 'sample.made');
}

/**
 * Returns the key of a complete sample, or undefined if there is none or the service does not accept the key, as on a
 * new engine folder. Throws if the service fails, as unreadable data must not be created again.
 */
async function knownKey(context: StackContext, url: string): Promise<string | undefined> {
  const file = sampleKeyFile(context);
  if (!existsSync(madeFile(context)) || !existsSync(file)) return undefined;
  const key = readFileSync(file, 'utf8').trim();
  if (!/^[A-Za-z0-9]{32}$/.test(key)) return undefined;
  const response = await fetch(`${url}/bulk/rating/files`, { headers: { 'x-api-key': key } });
  await response.body?.cancel();
  if (response.ok) return key;
  if (response.status === 401) return undefined;
  const folder = join(context.dataDir, 'engine');
  throw new Error(
    `The sample data cannot be read: the delivery service answers ${response.status}. See ${context.dataDir}/logs for the ` +
      `cause. If the data in ${folder} is damaged, restore a backup of it, or move it away to make the sample again.`,
  );
}

async function makeFirst(context: StackContext, args: readonly string[]): Promise<string> {
  say('Making sample data');
  const key = await makeSample(context, args, (line) => say(`  ${line}`));
  writeFileSync(madeFile(context), `${new Date().toISOString()}\n`);
  return key;
}

async function bringUpToDate(context: StackContext, args: readonly string[]): Promise<void> {
  await makeSample(context, args, (line) => {
    if (line.startsWith('Sample data')) say(line);
  });
}
