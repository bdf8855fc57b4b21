import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runBeside } from './run.mjs';
import { say } from './say.mjs';

const STAMP = 'node_modules/.endcap-lock';

/** Installs the packages of package-lock.json, unless node_modules is up to date. */
export async function ensureDependencies() {
  checkNode();
  const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash) return;
  say('Installing dependencies');
  await runBeside('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(STAMP, lockHash);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9))
    throw new Error(
      `Endcap needs Node.js 20.9 or newer; this is ${process.versions.node}. Install Node.js 24 from nodejs.org.`,
    );
}
