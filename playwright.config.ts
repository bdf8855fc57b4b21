import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './e2e/chromium';
import { STACK } from './e2e/stack/places';
import { moveClocks } from './scripts/test/moved-clock.mjs';

moveClocks();

const PORT = STACK.port;
const HOSTS = [STACK.collected.host, STACK.foreignHost].map((host) => `MAP ${host} 127.0.0.1`).join(',');
/** The longest specs, which start first. Otherwise one worker would wait for the other at the end. */
const LONG = /(big|collection|second-visit)\.spec\.ts$/;

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Tests that pass on a retry are reported as flaky.
  retries: process.env.CI ? 2 : 0,
  // A busy machine is slow, not wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // For all tests, as tests with other launch options start another browser.
    launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, `--host-resolver-rules=${HOSTS}`] },
  },
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'pages', testIgnore: LONG },
  ],
  webServer: {
    command: `node --import tsx e2e/stack/main.ts ${PORT}`,
    url: `http://127.0.0.1:${STACK.readyPort}`,
    // Its own where a port was chosen for it.
    reuseExistingServer: !process.env.CI && !process.env.E2E_PORT,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
