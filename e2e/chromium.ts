import { findChromium } from '@/scripts/setup/chromium.mjs';

/** Launch options of Chromium for browser tests and benchmarks. */
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
