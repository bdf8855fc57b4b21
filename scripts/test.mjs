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
  const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  const vitests = ['unit', 'contract'].map((name) => read(`${RESULTS}/${name}.json`).numPassedTests ?? 0);
  const e2e = read(`${RESULTS}/e2e.json`).stats?.expected ?? 0;
  return vitests.reduce((sum, count) => sum + count, e2e);
}
