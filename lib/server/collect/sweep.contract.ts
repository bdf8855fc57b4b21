import { expect, it, onTestFinished, vi } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { writeSettings } from '../account/account-settings';
import { settleBackground } from '../base/in-background';
import { ownAccount } from '../testing/collected';
import { collectorOf } from '../testing/collector-of';
import { fakeUpstream } from '../testing/fake-upstream';
import { ownDatabase } from '../testing/own-database';
import { banners } from '../warehouse/banners';
import { pinSets } from './pinned-sets';
import { sweep } from './sweep';

ownDatabase();

const DAY = '2026-03-31';
const HOUR = 3_600_000;
const banner = (retailer_name: string) => ({ retailer_name, page_type: 'HOME_PAGE' });

/** An account with a set that `replace` replaces, and the remaining rows of both sets. */
async function withReplacedSet() {
  const { collect, db, account } = await ownAccount(eRetailMedia, { [DAY]: [banner('before')] });
  const setsLeft = async () => {
    const rows = await db.query<{ set: string; retailer: string }>(
      `SELECT DISTINCT toString(set_id) AS set, toString(retailer_name) AS retailer FROM ${banners.definition.name}
      WHERE account = {account:String} ORDER BY set_id`,
      { account },
    );
    return rows;
  };
  const [replaced] = await setsLeft();
  const replace = () => collect(DAY, [banner('after')]);
  const retailersLeft = async () => (await setsLeft()).map(({ retailer }) => retailer);
  return { replace, replaced: replaced?.set ?? '', retailersLeft, account, db };
}

it('keeps a replaced set for an hour after its replacement, however old it is', async () => {
  const { replace, retailersLeft } = await withReplacedSet();
  const now = Date.now() + 24 * HOUR;
  await sweep(now);
  await replace();
  await sweep(now);
  await sweep(now + HOUR - 1);
  expect(await retailersLeft()).toEqual(['before', 'after']);
  await sweep(now + HOUR);
  expect(await retailersLeft()).toEqual(['after']);
});

it('keeps a pinned set until it is released', async () => {
  const { replace, replaced, retailersLeft } = await withReplacedSet();
  const releases = [pinSets([replaced]), pinSets([replaced, replaced])];
  await replace();
  await sweep();
  await sweep(Date.now() + 5 * HOUR);
  releases[0]?.();
  releases[0]?.();
  await sweep(Date.now() + 10 * HOUR);
  expect(await retailersLeft()).toEqual(['before', 'after']);
  releases[1]?.();
  await sweep(Date.now() + 15 * HOUR);
  expect(await retailersLeft()).toEqual(['after']);
});

it('removes raw answers of an account after the days of its setting, and keeps their rows', async () => {
  const { retailersLeft, account, db } = await withReplacedSet();
  const other = await withReplacedSet();
  const bodiesOf = async (id: string) => {
    const sql = 'SELECT count() AS bodies FROM raw_answers WHERE account = {id:String}';
    const [row] = await db.query<{ bodies: number }>(sql, { id });
    return Number(row?.bodies);
  };
  await writeSettings(db, account, [{ name: 'raw_answer_days', value: 30 }]);
  const days = (count: number) => Date.now() + count * 24 * HOUR;
  await sweep(days(29.9));
  expect([await bodiesOf(account), await bodiesOf(other.account)]).toEqual([1, 1]);
  await sweep(days(30.1));
  expect([await bodiesOf(account), await bodiesOf(other.account)]).toEqual([0, 1]);
  expect(await retailersLeft()).toEqual(['before']);
});

it('runs shortly after the start and then every hour without a plan, until the collector stops', async () => {
  const stopped = await withReplacedSet();
  const { replace, retailersLeft } = await withReplacedSet();
  await replace();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { collector } = collectorOf(await fakeUpstream((_, response) => response.end()), { enabled: false });
  collector.start();
  for (const time of [HOUR / 12, HOUR]) {
    vi.advanceTimersByTime(time);
    await settleBackground();
  }
  expect(await retailersLeft()).toEqual(['after']);
  await collector.stop();
  await stopped.replace();
  for (const _ of ['first', 'second']) {
    vi.advanceTimersByTime(HOUR);
    await settleBackground();
  }
  expect(await stopped.retailersLeft()).toEqual(['before', 'after']);
});
