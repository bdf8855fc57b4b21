// Has to run after a change of dependencies. An outdated registry silently removes the packages of other platforms from
// the lock file, and then `npm ci` fails. This script adds them again.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const OS = ['darwin', 'win32', 'android', 'freebsd', 'openharmony', 'linux'];
const CPU = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'arm'];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const before = Object.keys(lock.packages).length;

for (const [path, pkg] of Object.entries(lock.packages))
  for (const [name, range] of Object.entries(pkg.optionalDependencies ?? {}))
    if (!isLocked(path, name)) lock.packages[`node_modules/${name}`] = entry(name, range, pkg.dev);

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(lock.packages).length - before} optional packages added to ${FILE}.`);

/** Returns whether a package is locked where `from` resolves it: in its own folder or in one above. */
function isLocked(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

function entry(name, range, dev) {
  const os = OS.find((word) => name.includes(word));
  const cpu = CPU.find((word) => new RegExp(`[-/]${word}`).test(name));
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev: true }),
    ...(name.includes('musl') && { libc: ['musl'] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
