import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '@/lib/clickhouse/connect';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of all contract tests of a run. Each test file creates a separate database. */
    engine: { url: string; username: string; password: string };
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'endcap-engine-'));
  const { close, ...engine } = await connect({ DATA_DIR: folder });
  project.provide('engine', { url: engine.url, username: engine.username, password: engine.password });
  return async () => {
    await close();
    await rm(folder, { recursive: true });
  };
}
