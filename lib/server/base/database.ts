import 'server-only';
import { createDatabase, type Database } from '@/lib/clickhouse/client';
import { connect, type Engine } from '@/lib/clickhouse/connect';
import { migrate } from '@/lib/clickhouse/migrate';
import { continueVersions } from './next-version';
import { processWide } from './process-wide';
import { ledger, tables } from './tables';

interface Opened {
  engine: Engine;
  db: Database;
}

const NAME = 'endcap_dashboard';
const state = processWide('database', () => ({ opened: null as Promise<Opened> | null }));

/** Returns the dashboard's database. The first caller opens it; if that fails, the next one tries again. */
export async function database(): Promise<Database> {
  return (await (state().opened ?? openDatabase(connect))).db;
}

/** @param name differs from the default where several databases share an engine, such as in parallel tests */
export function openDatabase(findEngine: () => Promise<Engine>, name = NAME): Promise<Opened> {
  const opening = open(findEngine, name).catch((error) => {
    state().opened = null;
    throw error;
  });
  state().opened = opening;
  return opening;
}

/** Closes the database of an engine that cannot be reached, so that the next caller connects to its replacement. */
export function forgetDatabase(): void {
  const { opened } = state();
  state().opened = null;
  void opened?.then(({ db }) => db.close()).catch(() => {});
}

export async function closeDatabase(): Promise<void> {
  const opened = await state().opened;
  state().opened = null;
  await opened?.db.close();
  await opened?.engine.close();
}

async function open(findEngine: () => Promise<Engine>, name: string): Promise<Opened> {
  const engine = await findEngine();
  const db = createDatabase(engine, name);
  await migrate(db, tables);
  const [row] = await db.query<{ newest: string }>(`SELECT toString(max(version)) AS newest FROM ${ledger.name}`);
  continueVersions(row?.newest ?? '0');
  return { engine, db };
}
