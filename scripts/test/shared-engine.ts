import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '@/lib/clickhouse/connect';

interface SharedEngine {
  url: string;
  username: string;
  password: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The engines of all contract tests of a run, one for each worker. Each test file creates a separate database. */
    engines: readonly SharedEngine[];
  }
}

/** Starts an engine for each worker: an engine analyses statements in one thread, for which two workers would queue. */
export default async function setup(project: TestProject) {
  const started = await Promise.all(Array.from({ length: availableParallelism() }, startEngine));
  project.provide(
    'engines',
    started.map(({ url, username, password }) => ({ url, username, password })),
  );
  return () => Promise.all(started.map(({ stop }) => stop()));
}

async function startEngine() {
  const folder = await mkdtemp(join(tmpdir(), 'endcap-engine-'));
  const { close, ...engine } = await connect({ DATA_DIR: folder });
  return {
    ...engine,
    async stop() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
