import { findChromium } from '@/scripts/setup/chromium.mjs';

/** How a Chromium is started, for the browser tests and the benchmarks alike. */
export const CHROMIUM = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
