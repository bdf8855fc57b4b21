import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run, runBeside } from './run.mjs';
import { say } from './say.mjs';

/** Paths of Chromium. The headless shell is a quarter faster. */
const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Returns the path of an installed Chromium: CHROMIUM_PATH, or Debian's. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PATHS].find((path) => path && existsSync(path));
}

/**
 * Installs Debian's Chromium if it is missing and permitted. Uses no dependencies, which are installed at the same
 * time.
 */
export async function installChromium() {
  if (findChromium() || !canInstall()) return;
  say('Installing Chromium');
  await runBeside('apt-get', ['update']);
  const name = PACKAGES.find(isPackage) ?? 'chromium';
  await runBeside('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/** Returns the path of Chromium: an installed one, or Playwright's, which is downloaded if necessary. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const { chromium } = createRequire(import.meta.url)('playwright');
  if (!existsSync(chromium.executablePath())) {
    say('Fetching Chromium');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  return chromium.executablePath();
}

function canInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

function isPackage(name) {
  try {
    return execFileSync('apt-cache', ['show', name], { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0;
  } catch {
    return false;
  }
}
