import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { run } from './run.mjs';
import { say } from './say.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** The path of a Chromium: the one of CHROMIUM_PATH, Debian's (installed where that is possible), else Playwright's own. */
export function ensureChromium() {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  if (canInstall()) {
    say('Installing Chromium');
    run('apt-get', ['update'], { quiet: true });
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { quiet: true });
    return PLACES[0];
  }
  const { chromium } = createRequire(import.meta.url)('playwright');
  if (!existsSync(chromium.executablePath())) {
    say('Installing Chromium');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  return chromium.executablePath();
}

function canInstall() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    execFileSync('apt-cache', ['show', 'chromium'], { stdio: 'ignore' });
    return true;
  } catch {
    return existsSync('/etc/debian_version');
  }
}
