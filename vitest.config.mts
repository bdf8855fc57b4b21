import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const shared = { exclude: ['node_modules', '.next', 'e2e'] };

export default defineConfig({
  plugins: [react()],
  resolve: {
    tsconfigPaths: true,
    alias: { 'server-only': new URL('./scripts/test/empty.ts', import.meta.url).pathname },
  },
  test: {
    projects: [
      { extends: true, test: { ...shared, name: 'unit', environment: 'node', include: ['**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'dom',
          environment: 'happy-dom',
          include: ['**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'contract',
          environment: 'node',
          include: ['**/*.contract.ts'],
          globalSetup: ['./scripts/test/shared-engine.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
