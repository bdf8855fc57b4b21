// What `npm test` runs: everything, on a machine that has Node.js and npm and nothing else.
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium, installChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { freePorts } from './setup/ports.mjs';
import { run, runBeside } from './setup/run.mjs';
import { fail, say } from './setup/say.mjs';

const RESULTS = 'test-results';

try {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  ownTemporaryFolder();
  await stage('Install', () => Promise.all([ensureDependencies(), installChromium()]));
  process.env.CHROMIUM_PATH = ensureChromium();
  await stage('Format, lint, types', () => npm('check'));
  // Each leaves the other half a core. The other stages run in the machine's time zone.
  const unit = ['run', '--silent', 'unit'];
  const env = { VITEST_RESULTS: `${RESULTS}/unit.json`, TZ: 'America/New_York' };
  await stage('Unit tests, build', () => Promise.all([ensureBuild(), runBeside('npm', unit, { env })]));
  await stage('Contract tests', () => npm('contract', { VITEST_RESULTS: `${RESULTS}/contract.json` }));
  // The stack of the tests is their own, whatever else runs here.
  const port = String(await freePorts(6));
  await stage('Browser tests', () =>
    npm('e2e', { E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/e2e.json` }),
  );
  say('All of it passed.');
  tellFlaky();
  console.log(`${passed()} passed, 0 failed`);
} catch (error) {
  tellFlaky();
  fail(error);
}

/** What tests leave in the temporary folder goes with it. */
function ownTemporaryFolder() {
  if (process.env.TMPDIR) return;
  const folder = mkdtempSync(join(tmpdir(), 'endcap-test-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Does a part of the run and notes its seconds, a line each: seconds, tab, title. */
async function stage(title, work) {
  say(title);
  const began = Date.now();
  try {
    await work();
  } finally {
    appendFileSync(`${RESULTS}/stages.tsv`, `${Math.round((Date.now() - began) / 1000)}\t${title}\n`);
  }
}

function npm(script, env) {
  run('npm', ['run', '--silent', script], { env });
}

function passed() {
  const vitests = ['unit', 'contract'].map((name) => read(name).numPassedTests ?? 0);
  const { expected = 0, flaky = 0 } = read('e2e').stats ?? {};
  return vitests.reduce((sum, count) => sum + count, expected + flaky);
}

/** Names the browser tests that passed at a second try. */
function tellFlaky() {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  for (const { file, line, title, tests } of specsOf(read('e2e')))
    if (tests.some(({ status }) => status === 'flaky')) console.log(`flaky: ${file}:${line} ${title}`);
}

function read(name) {
  const file = `${RESULTS}/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
