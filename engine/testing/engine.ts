import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client';
import { type Announcement, readAnnouncement } from '../announcement';

/** A real engine, as `node engine/main.ts` starts it. */
export interface TestEngine extends Announcement {
  dataDir: string;
  supervisor: ChildProcess;
  client: ClickHouseClient;
  /** The process that hosts chDB now. */
  workerPid(): Promise<number>;
  stop(): Promise<void>;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'endcap-engine-'));
}

/** Runs the engine on `dataDir`; rejects with its messages when it does not come up. `onError` is told each of them. */
export async function startTestEngine(
  dataDir = temporaryFolder(),
  onError: (line: string) => void = () => undefined,
): Promise<TestEngine> {
  const supervisor = spawn(process.execPath, ['--import', 'tsx', 'engine/main.ts'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  supervisor.stderr?.on('data', (chunk) => {
    said += chunk;
    onError(String(chunk));
  });
  const ended = once(supervisor, 'exit');
  const ready = await Promise.race([once(supervisor, 'message').then(() => true), ended.then(() => false)]);
  const announcement = readAnnouncement(dataDir);
  if (!ready || !announcement) throw new Error(said.trim());

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

/** Asked of the engine itself: its first word about itself is its process id. */
async function ownProcess(client: ClickHouseClient): Promise<number> {
  const [self] = await rows<{ line: string }>(client, "SELECT line FROM file('/proc/self/stat', LineAsString)");
  return Number(self?.line.split(' ')[0]);
}
