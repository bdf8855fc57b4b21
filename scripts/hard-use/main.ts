// `node --import tsx scripts/hard-use/main.ts [requests|files|kills…] [--seed N]` starts the processes of `npm start` with
// a sample, sends malformed requests and hostile files, kills processes, and prints the results. Exits with 1 on a
// failure. Builds the dashboard if necessary.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../setup/build.mjs';
import { say } from '../setup/say.mjs';
import { freePort } from '../supervisor/preflight';
import { processesOf, startStack } from '../test/stack';
import { hostileFiles } from './files';
import { kills } from './kills';
import { malformedRequests } from './requests';
import { random, type Stack } from './stack';

const PARTS = { requests: malformedRequests, files: hostileFiles, kills };
const isPart = (word: string): word is keyof typeof PARTS => Object.hasOwn(PARTS, word);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const named = positionals.filter(isPart);
const parts = named.length > 0 ? named : Object.keys(PARTS).filter(isPart);

await ensureBuild();
const dataDir = mkdtempSync(join(tmpdir(), 'endcap-hard-use-'));
const port = await freePort();
say('Starting everything');
await startStack(dataDir, port);
const service = processesOf(dataDir).find(({ command }) => command.includes('delivery/main.ts serve'));
const stack: Stack = {
  dataDir,
  dashboard: port,
  service: Number(/--port (\d+)/.exec(service?.command ?? '')?.[1]),
  key: readFileSync(join(dataDir, 'sample.key'), 'utf8').trim(),
};

const failures: string[] = [];
try {
  for (const part of parts) {
    say(`Trying: ${part}`);
    const { table, failed } = await PARTS[part](stack, random(Number(values.seed)));
    console.table(table);
    failures.push(...failed.map((failure) => `${part}: ${failure}`));
  }
} finally {
  for (const { pid } of processesOf(dataDir)) process.kill(pid, 'SIGKILL');
  // A killed process may still write.
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
for (const failure of failures.slice(0, 80)) console.error(failure.slice(0, 300));
say(failures.length === 0 ? 'No failures.' : `${failures.length} failures. Repeat with --seed ${values.seed}.`);
process.exit(failures.length === 0 ? 0 : 1);
