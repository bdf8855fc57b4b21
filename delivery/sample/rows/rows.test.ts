import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { dayOf } from '@/delivery/sample/day';
import { type Feed, feeds, sessionsOf } from '@/delivery/sample/feeds';
import { careWorld, coffeeWorld } from '@/delivery/sample/world';
import { storedByName } from '@/delivery/schema/stored';
import { record } from '@/lib/contract/column';
import { strict } from '@/lib/contract/reading';

const LAST = dayOf('2026-06-30');
const window = { last: LAST, days: 8, until: new Date('2026-07-01T00:00:00Z') };
const makers = { careWorld, coffeeWorld };

function rowSchema({ name }: Feed): z.ZodMiniType {
  return strict(record(storedByName(name)?.columns ?? {}));
}

function fingerprint(feed: Feed, seed: number, length = 2): string {
  const world = coffeeWorld({ seed, scale: 1 });
  const hash = createHash('sha256');
  for (const session of sessionsOf(feed, world, window).slice(-length))
    for (const row of feed.rows(world, session)) hash.update(JSON.stringify(row));
  return hash.digest('hex');
}

describe.each(Object.entries(makers))('%s', (_, make) => {
  const world = make({ seed: 7, scale: 1 });

  it.each(feeds.map((feed) => [feed.name, feed] as const))('makes %s rows of exactly the contract', (_name, feed) => {
    const schema = rowSchema(feed);
    const [session] = sessionsOf(feed, world, window).slice(-1);
    const rows = session ? [...feed.rows(world, session)] : [];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) schema.parse(row);
  });

  it.each(feeds.map((feed) => [feed.name, feed] as const))('keeps the times of %s in their hour', (_name, feed) => {
    const { time } = storedByName(feed.name) ?? { time: '' };
    for (const session of sessionsOf(feed, world, window).slice(-1))
      for (const row of feed.rows(world, session)) {
        const instant = new Date(String(Object.entries(row).find(([name]) => name === time)?.[1]));
        expect([instant.getTime() >= session.day * 86_400_000, instant.getUTCHours()]).toEqual([true, session.hour]);
      }
  });
});

describe('randomness', () => {
  it.each(feeds.map((feed) => [feed.name, feed] as const))('gives the same %s rows for the same seed', (_, feed) => {
    expect(fingerprint(feed, 7)).toBe(fingerprint(feed, 7));
    expect(fingerprint(feed, 7)).not.toBe(fingerprint(feed, 8));
  });

  it('keeps the first edition of every SKU at a larger scale', () => {
    const once = careWorld({ seed: 7, scale: 1 });
    const thrice = careWorld({ seed: 7, scale: 3 });
    expect(thrice.skus).toHaveLength(3 * once.skus.length);
    expect(thrice.skus.slice(0, once.skus.length)).toEqual(once.skus);
  });
});

it('has no sessions that are not over yet', () => {
  const world = coffeeWorld({ seed: 7, scale: 1 });
  const hourly = feeds.filter(({ name }) => name === 'price_hourly');
  const sessions = hourly.flatMap((feed) =>
    sessionsOf(feed, world, { ...window, until: new Date('2026-06-30T09:20:00Z') }),
  );
  expect(sessions.at(-1)).toEqual({ day: LAST, hour: 8 });
});
