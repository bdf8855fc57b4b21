import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run, runBeside } from './run.mjs';
import { say } from './say.mjs';

/** The headless shell has all that a test looks at, and none of a window: a quarter faster. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The path of a Chromium that is there: the one of CHROMIUM_PATH, else Debian's. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/** Installs Debian's Chromium where there is none and this user may. Wants no dependencies: they come meanwhile. */
export async function installChromium() {
  if (findChromium() || !canInstall()) return;
  say('Installing Chromium');
  await runBeside('apt-get', ['update']);
  const name = PACKAGES.find(isPackage) ?? 'chromium';
  await runBeside('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/** The path of a Chromium: one that is there, else Playwright's own, fetched where it is missing. */
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
