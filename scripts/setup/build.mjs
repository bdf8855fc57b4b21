import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBeside } from './run.mjs';
import { say } from './say.mjs';

const STAMP = '.next/endcap-sources';
const SOURCES = ['app', 'components', 'lib', 'public'];
const FILES = [
  'package-lock.json',
  'next.config.mjs',
  'scripts/dashboard/headers.mjs',
  'scripts/setup/compressed.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'proxy.ts',
  'instrumentation.ts',
];

/** Builds the dashboard, unless the existing build is of the same sources. */
export async function ensureBuild() {
  const sourcesHash = fingerprint();
  if (existsSync('.next/BUILD_ID') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash) return;
  say('Building the dashboard');
  await runBeside(process.execPath, ['node_modules/next/dist/bin/next', 'build']);
  writeFileSync(STAMP, sourcesHash);
}

function fingerprint() {
  const hash = createHash('sha256');
  const files = [...FILES.filter(existsSync), ...SOURCES.filter(existsSync).flatMap(filesBelow)];
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
