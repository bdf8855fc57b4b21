import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { type Announcement, readAnnouncement } from '../announcement';

/** An engine that runs as by `node engine/main.ts`. */
export interface TestEngine extends Announcement {
  dataDir: string;
  supervisor: ChildProcess;
  client: ClickHouseClient;
  /** Returns the id of the process that runs chDB. */
  workerPid(): Promise<number>;
  stop(): Promise<void>;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'endcap-engine-'));
}

/** Starts an engine on `dataDir`. Rejects with its messages if it fails. `onError` receives each message. */
export async function startTestEngine(
  dataDir = temporaryFolder(),
  onError: (line: string) => void = () => undefined,
): Promise<TestEngine> {
  const supervisor = spawn(process.execPath, ['--import', 'tsx', 'engine/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  supervisor.stderr?.on('data', (chunk) => {
    output += chunk;
    onError(String(chunk));
  });
  const ended = once(supervisor, 'exit');
  const ready = await Promise.race([once(supervisor, 'message').then(() => true), ended.then(() => false)]);
  const announcement = readAnnouncement(dataDir);
  if (!ready || !announcement) throw new Error(output.trim());

  const client = testClient(announcement);
  return {
    ...announcement,
    dataDir,
    supervisor,
    client,
    workerPid: () => ownProcess(client),
    stop: async () => {
      await client.close();
      supervisor.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function testClient({ url, username, password }: Omit<Announcement, 'pid'>): ClickHouseClient {
  return createClient({ url, username, password, max_open_connections: 64, log: { level: ClickHouseLogLevel.OFF } });
}

export async function rows<Row>(client: ClickHouseClient, query: string, query_params = {}): Promise<Row[]> {
  const answer = await client.query({ query, query_params, format: 'JSONEachRow' });
  return (await answer.json()) as Row[];
}

/** Returns the process id of the engine, the first field of its own /proc/self/stat. */
async function ownProcess(client: ClickHouseClient): Promise<number> {
  const [self] = await rows<{ line: string }>(client, "SELECT line FROM file('/proc/self/stat', LineAsString)");
  return Number(self?.line.split(' ')[0]);
}
