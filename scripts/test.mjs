// What `npm test` runs: everything, on a machine that has Node.js and npm and nothing else.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { run } from './setup/run.mjs';
import { fail, say } from './setup/say.mjs';

const RESULTS = 'test-results';

try {
  ensureDependencies();
  process.env.CHROMIUM_PATH = ensureChromium();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS);
  step('Lint', 'npm', ['run', '--silent', 'lint']);
  step('Types', 'npm', ['run', '--silent', 'types']);
  vitest('Unit tests', 'unit', ['unit', 'dom']);
  ensureBuild();
  vitest('Contract tests', 'contract', ['contract']);
  step('End-to-end tests', 'npx', ['playwright', 'test'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/e2e.json`,
  });
  say('All of it passed.');
  for (const name of flaky()) console.log(`flaky: ${name}`);
  console.log(`${passed()} passed, 0 failed`);
} catch (error) {
  fail(error);
}

function step(title, command, args, env) {
  say(title);
  run(command, args, { env });
}

function vitest(title, name, projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/${name}.json`];
  step(title, 'npx', ['vitest', 'run', ...chosen, ...reporters]);
}

function passed() {
  const vitests = ['unit', 'contract'].map((name) => read(name).numPassedTests ?? 0);
  const { expected = 0, flaky = 0 } = read('e2e').stats ?? {};
  return vitests.reduce((sum, count) => sum + count, expected + flaky);
}

/** Browser tests that passed at a second try. */
function flaky() {
  const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return specsOf(read('e2e'))
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
}

function read(name) {
  const file = `${RESULTS}/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
