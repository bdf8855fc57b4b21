// `npm test`: runs all tests on a machine with only Node.js and npm.
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
  // Two stages run at the same time, on half of the cores each. All others run in the machine's time zone.
  const unit = ['run', '--silent', 'unit'];
  const env = { VITEST_RESULTS: `${RESULTS}/unit.json`, TZ: 'America/New_York' };
  await stage('Unit tests, build', () => Promise.all([ensureBuild(), runBeside('npm', unit, { env })]));
  await stage('Contract tests', () => npm('contract', { VITEST_RESULTS: `${RESULTS}/contract.json` }));
  // Free ports, so that the tests start their own stack.
  const port = String(await freePorts(6));
  await stage('Browser tests', () =>
    npm('e2e', { E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/e2e.json` }),
  );
  say('All stages passed.');
  printFlaky();
  console.log(`${passed()} passed, 0 failed`);
} catch (error) {
  printFlaky();
  fail(error);
}

/** Creates a temporary folder for the run, which is removed with everything that tests leave in it. */
function ownTemporaryFolder() {
  if (process.env.TMPDIR) return;
  const folder = mkdtempSync(join(tmpdir(), 'endcap-test-'));
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Runs a stage and records a line with its seconds, a tab and its title. */
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

/** Prints the browser tests that passed only on a retry. */
function printFlaky() {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  for (const { file, line, title, tests } of specsOf(read('e2e')))
    if (tests.some(({ status }) => status === 'flaky')) console.log(`flaky: ${file}:${line} ${title}`);
}

function read(name) {
  const file = `${RESULTS}/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
