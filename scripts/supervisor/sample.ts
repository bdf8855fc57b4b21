import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../setup/say.mjs';
import { makeSample, type Place, sampleKeyFile } from './stack';

/** The environment by which the dashboard reaches our own service. */
type Upstream = Record<'DELIVERY_API_URL' | 'DELIVERY_API_KEY' | 'PRICE_COMPETITION_PAGES' | 'ENDCAP_SAMPLE', string>;

/** The pages of the sample, one for each own brand. */
export const SAMPLE_PAGES = '101=Velquin,102=Brumella';

/**
 * Gives our own service at `url` sample data: made first where there is none, else brought up to today while it is
 * served already. `brought` resolves when that is done.
 */
export async function serveSample(
  place: Place,
  url: string,
  args: readonly string[],
): Promise<{ upstream: Upstream; brought: Promise<void> }> {
  const known = await knownKey(place, url);
  const key = known ?? (await makeFirst(place, args));
  const brought = known ? bringUpToDate(place, args) : Promise.resolve();
  const upstream = {
    DELIVERY_API_URL: url,
    DELIVERY_API_KEY: key,
    PRICE_COMPETITION_PAGES: process.env.PRICE_COMPETITION_PAGES || SAMPLE_PAGES,
    ENDCAP_SAMPLE: '1',
  };
  return { upstream, brought };
}

/** Written when the sample was made whole once: a first start that was cut short begins again. */
function madeFile({ dataDir }: Place): string {
  return join(dataDir, 'sample.made');
}

/**
 * The key of a sample that was made completely. Undefined also where the service does not know the key, as on a new engine
 * folder. Throws where the service fails: data that cannot be read must not be made a second time.
 */
async function knownKey(place: Place, url: string): Promise<string | undefined> {
  const file = sampleKeyFile(place);
  if (!existsSync(madeFile(place)) || !existsSync(file)) return undefined;
  const key = readFileSync(file, 'utf8').trim();
  if (!/^[A-Za-z0-9]{32}$/.test(key)) return undefined;
  const response = await fetch(`${url}/bulk/rating/files`, { headers: { 'x-api-key': key } });
  await response.body?.cancel();
  if (response.ok) return key;
  if (response.status === 401) return undefined;
  const folder = join(place.dataDir, 'engine');
  throw new Error(
    `The sample data cannot be read: the delivery service answers ${response.status}. See ${place.dataDir}/logs for the ` +
      `cause. If the data in ${folder} is damaged, restore a backup of it, or move it away to make the sample again.`,
  );
}

async function makeFirst(place: Place, args: readonly string[]): Promise<string> {
  say('Making sample data');
  const key = await makeSample(place, args, (line) => say(`  ${line}`));
  writeFileSync(madeFile(place), `${new Date().toISOString()}\n`);
  return key;
}

async function bringUpToDate(place: Place, args: readonly string[]): Promise<void> {
  await makeSample(place, args, (line) => {
    if (line.startsWith('Sample data')) say(line);
  });
}
