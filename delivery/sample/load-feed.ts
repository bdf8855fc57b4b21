import { beginLoad } from '@/delivery/loads/begin-load';
import { listFiles } from '@/delivery/loads/list-files';
import { slotKey } from '@/delivery/loads/slot';
import { targetOf } from '@/delivery/loads/target';
import type { Database } from '@/lib/clickhouse/client';
import { isoDate } from './day';
import { type Feed, sessionsOf, type Window } from './feeds';
import type { World } from './world';

const ROWS_BETWEEN_DRAINS = 500;

export interface Loaded {
  readonly rows: number;
  readonly files: number;
}

interface Order {
  customerId: string;
  world: World;
  window: Window;
  /** Whether to regenerate existing files. */
  replaces: boolean;
}

/** Atomically writes the missing files of a feed. */
export async function loadFeed(
  db: Database,
  feed: Feed,
  { customerId, world, window, replaces }: Order,
): Promise<Loaded> {
  const existing = new Set(replaces ? [] : (await listFiles(db, customerId, feed.name)).map(slotKey));
  const sessions = sessionsOf(feed, world, window)
    .map((session) => ({ session, slot: { date: isoDate(session.day), hour: session.hour } }))
    .filter(({ slot }) => !existing.has(slotKey(slot)));
  if (sessions.length === 0) return { rows: 0, files: 0 };

  const load = await beginLoad(db, customerId, targetOf(feed.name));
  let rows = 0;
  try {
    for (const { session, slot } of sessions) {
      load.touch(slot);
      for (const row of feed.rows(world, session)) {
        load.add(slot, JSON.stringify(row));
        if (++rows % ROWS_BETWEEN_DRAINS === 0) await load.drain();
      }
    }
    await load.publish();
  } catch (error) {
    await load.abort();
    throw error;
  }
  return { rows, files: sessions.length };
}
