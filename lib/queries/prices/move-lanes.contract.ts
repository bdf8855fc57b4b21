import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { moves } from './moves';
import { historyOf, type PriceOn, priced } from './test-history';

ownDatabase();

interface Change {
  shop: string;
  no: number;
  before: number;
  after: number;
  back: number | null;
}

/** The sufficient changes of a price, from its known prices by number of the collected day. */
function changesOf(shop: string, prices: readonly (readonly [no: number, price: number])[]): Change[] {
  const directionAt = (index: number) => {
    const [now, before] = [prices[index]?.[1], prices[index - 1]?.[1]];
    if (now === undefined || before === undefined || Math.abs(now - before) <= 0.005) return 0;
    return Math.sign(now - before);
  };
  const changes: Change[] = [];
  for (let index = 1; index < prices.length; index++) {
    const direction = directionAt(index);
    if (direction === 0 || direction === directionAt(index - 1)) continue;
    let last = index;
    while (directionAt(last + 1) === direction) last++;
    const priceAt = (at: number) => prices[at]?.[1] ?? 0;
    const change = (from: number, to: number) => Math.abs(priceAt(to) / priceAt(from - 1) - 1);
    const steps = Array.from({ length: last - index + 1 }, (_, step) => index + step);
    const large = steps.filter((step) => change(step, step) >= 0.015 - 1e-9);
    const [start = 0, end = 0] = [large.at(0), large.at(-1)];
    const [from, to] = large.length > 0 && change(start, end) >= 0.03 - 1e-9 ? [start, end] : [index, last];
    const [before, after] = [priceAt(from - 1), priceAt(to)];
    if (change(from, to) < 0.03 - 1e-9) continue;
    const isBack = (price: number) => (direction < 0 ? price > before * 0.985 - 1e-9 : price < before * 1.015 + 1e-9);
    const back = prices.slice(to + 1).find(([, price]) => isBack(price))?.[0] ?? null;
    changes.push({ shop, no: prices[from]?.[0] ?? 0, before, after, back });
  }
  return changes;
}

/** Sorts changes into moves: the first retailer and its followers. */
function lanesOf(changes: readonly Change[]): Change[][] {
  const lanes: Change[][] = [];
  const size = ({ before, after }: Change) => Math.abs(after / before - 1);
  for (const change of changes.toSorted((a, b) => a.no - b.no || size(b) - size(a) || (a.shop < b.shop ? -1 : 1))) {
    const lane = lanes.at(-1);
    const [first, last] = [lane?.[0], lane?.at(-1)];
    const isOver = !lane || change.no - (last?.no ?? 0) > 7 || (first?.back != null && first.back <= change.no);
    if (isOver) lanes.push([change]);
    else lane.push(change);
  }
  return lanes;
}

describe.each(SERVICES)('of $title', (kind) => {
  it('has the moves of the bodies', async () => {
    const LENGTH = 16;
    let seed = 11;
    const random = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const walk = (): PriceOn => {
      let price = 10;
      const days = Array.from({ length: LENGTH }, () => {
        if (random() < 0.5) price = Math.round(100 * (8 + 4 * random())) / 100;
        return random() < 0.1 ? null : random() < 0.1 ? undefined : price;
      });
      // The selection reads the SKUs of the day.
      return (no) => (no === LENGTH ? 10 : days[no - 1]);
    };
    const shops = ['A', 'B', 'C', 'D'];
    const history = await historyOf(
      LENGTH,
      shops.map((shop) => priced(shop, walk())),
      { missing: [4, 11], kind },
    );
    const { answer } = await history.ask(moves, history.params);
    const days = [...history.sent.keys()];
    const changes = shops.flatMap((shop) =>
      changesOf(
        shop,
        days.flatMap((day, index) => {
          const price = history.sent.get(day)?.find(({ retailer }) => retailer === shop)?.price;
          return price ? [[index + 1, price] as const] : [];
        }),
      ),
    );
    const expected = [-1, 1].flatMap((direction) =>
      lanesOf(changes.filter(({ before, after }) => Math.sign(after - before) === direction)).map((lane) => {
        const [first] = lane;
        const movers = [...new Set(lane.map(({ shop }) => shop))].map((shop) =>
          lane.filter((change) => change.shop === shop),
        );
        return {
          direction: direction < 0 ? 'Fell' : 'Rose',
          moved: days[(first?.no ?? 0) - 1],
          back: first?.back ? days[first.back - 1] : null,
          before: first?.before,
          movers: movers.map((of) => [
            of[0]?.shop,
            days[(of[0]?.no ?? 0) - 1],
            of[0]?.before,
            of.at(-1)?.after,
            of.length,
          ]),
        };
      }),
    );
    const received = answer.rows.map(({ direction, moved, back, before, movers }) => ({
      ...{ direction, moved, back, before },
      movers: movers.map((of) => [of.retailer, of.day, of.before, of.after, of.changes]),
    }));
    const inOrder = (rows: readonly { direction: string; moved: string | undefined }[]) =>
      rows.toSorted((a, b) => (`${a.direction} ${a.moved}` < `${b.direction} ${b.moved}` ? -1 : 1));
    expect(received.length).toBeGreaterThan(3);
    expect(inOrder(received)).toEqual(inOrder(expected));
  });
});
