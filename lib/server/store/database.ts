import 'server-only';
import { createDatabase, type Database } from '@/lib/clickhouse/client';
import { connect, type Engine } from '@/lib/clickhouse/connect';
import { migrate } from '@/lib/clickhouse/migrate';
import { processWide } from '../process-wide';
import { tables } from './tables';

interface Opened {
  engine: Engine;
  db: Database;
}

const state = processWide('database', () => ({ opened: null as Promise<Opened> | null }));

/** The dashboard's own database, opened by the first who needs it; a failed opening is tried again by the next. */
export async function database(): Promise<Database> {
  const current = state();
  current.opened ??= open().catch((error) => {
    current.opened = null;
    throw error;
  });
  return (await current.opened).db;
}

/** The engine went away for good: the next who needs it looks for the one that took its place. */
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

async function open(): Promise<Opened> {
  const engine = await connect();
  const db = createDatabase(engine, 'endcap_dashboard');
  await migrate(db, tables);
  return { engine, db };
}
