import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { moveClocks } from './scripts/test/moved-clock.mjs';

moveClocks();

/** Tests that measure memory or count calls within a time. They run one at a time, as they would also measure other tests. */
const ALONE = [
  'delivery/import/memory.contract.ts',
  'engine/streaming.contract.ts',
  'lib/server/collect/large-file.contract.ts',
  'lib/server/collect/rate-limited.contract.ts',
];
/** The longest tests, which start first. Otherwise one worker would wait for the other at the end. */
const LONG = /(kills?|large|collector|newest-day|round-trip|by-engine)\.contract\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)));
  }
}

const shared = { exclude: ['node_modules', '.next', 'e2e'] };
const contract = {
  environment: 'node' as const,
  globalSetup: ['./scripts/test/shared-engine.ts'],
  setupFiles: ['./scripts/test/seeded.ts', './scripts/test/fresh-process.ts'],
  // Importing modules again for each file took a third of the time.
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
const results = process.env.VITEST_RESULTS;

export default defineConfig({
  plugins: [react()],
  resolve: {
    tsconfigPaths: true,
    alias: { 'server-only': new URL('./scripts/test/empty.ts', import.meta.url).pathname },
  },
  test: {
    // One less than there are cores is the default: half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    // React warns of each update of a wait that follows an event, because `vitest.setup.ts` continues to render the event.
    onConsoleLog: (log) => (log.includes('environment is not configured to support act(') ? false : undefined),
    ...(results && { reporters: ['default', ['json', { outputFile: results }]] }),
    projects: [
      {
        extends: true,
        // Tests of pure functions. Importing modules again for each file would take four times as long as the tests.
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          setupFiles: ['./scripts/test/seeded.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          include: ['**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
          // Loading the parts of a page takes longer than 30 s on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { ...contract, name: 'contract', include: ['**/*.contract.ts'], exclude: [...shared.exclude, ...ALONE] },
      },
      {
        extends: true,
        test: {
          ...contract,
          name: 'alone',
          isolate: true,
          include: ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
