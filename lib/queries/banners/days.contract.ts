import { describe, expect, it } from 'vitest';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { booked, bookedDays } from './booked';
import { bookedShare } from './booked-share';
import { changeCounts, changes } from './changes';
import { runs } from './runs';
import { account, NOW, ownDays } from './test-banners';

ownDatabase();

describe.each(SERVICES)('of $title', (kind) => {
  it('matches moved, new and ended banners before it filters them', async () => {
    const { ask } = await account(kind);
    const moved = await ask(changes, { date: NOW, against: '2026-03-02' });
    expect(moved.answer.rows.map(({ kind, banner, before, now }) => [kind, banner, before, now])).toEqual([
      ['moved', 'b', 2, 1],
      ['moved', 'a', 1, 2],
    ]);
    const early = { date: NOW, against: '2026-03-01', own: 'own' };
    const earlyChanges = await ask(changes, early);
    expect(earlyChanges.answer.rows.map(({ kind, banner }) => [kind, banner])).toEqual([['gone', 'velquin neu']]);
    const counts = await ask(changeCounts, { ...early, own: 'all' });
    expect(counts.answer).toEqual({
      new: 1,
      gone: 1,
      moved: 0,
      stayed: 2,
      unmatched: 1,
      has_now: true,
      has_before: true,
    });
  });

  it('no banner is new or gone if one of the days was not collected', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(changes, { date: NOW, against: '2026-02-20', own: 'all' });
    expect(answer.rows).toEqual([]);
  });

  it('continues runs over days that were not collected, and ends them on a collected day without the banner', async () => {
    const { ask } = await account(kind);
    const { answer } = await ask(runs, { date: NOW, days: '5' });
    const rows = answer.rows.map(({ banner, first, last, days, gaps, open_start, open_end, strip }) => [
      ...[banner, first.slice(-2), last.slice(-2), days, gaps, open_start, open_end, strip],
    ]);
    expect(rows).toEqual(
      [
        ['mix', '01', '04', 3, 1, true, true, '-ss-s'],
        ['a', '01', '04', 3, 1, true, true, '-ss-s'],
        ['velquin neu', '01', '01', 1, 0, true, false, '-sa-a'],
        ['b', '02', '04', 2, 1, false, true, '-as-s'],
      ].sort((a, b) => Number(b[3]) - Number(a[3])),
    );
  });

  it('distinguishes booked days that were not collected, failed or had no banners', async () => {
    const { ask, collect, fail } = await ownDays(kind);
    await collect('2026-02-27', []);
    await fail('2026-02-28');
    const { answer } = await ask(runs, { date: NOW, days: '7' });
    // 26 February was not requested, on 27 February nothing was published, 28 February failed.
    expect(answer.rows.find(({ banner }) => banner === 'mix')).toMatchObject({
      ...{ strip: '-nxss-s', days: 3, gaps: 1, open_start: true },
    });
    const booking = JSON.stringify(['Korbina DE', null, 1, null, '2026-02-26', NOW]);
    const strips = await ask(booked, { bookings: [booking] });
    expect(strips.answer.rows).toMatchObject([{ strip: '-nxss-s', seen: 3, missing: 0, unknown: 4, ahead: 0 }]);
    const days = await ask(bookedDays, { bookings: [booking] });
    expect(days.answer.rows.map(({ state }) => state)).toEqual([
      ...['not collected', 'nothing published', 'failed', 'seen', 'seen', 'not collected', 'seen'],
    ]);
  });

  it('has the days of a booking in their order, whatever column they are sorted by', async () => {
    const { ask } = await account(kind);
    const booking = JSON.stringify(['Korbina DE', null, 1, null, '2025-12-01', '2026-01-31']);
    const { answer } = await ask(bookedDays, { bookings: [booking], sort: 'state.asc', limit: '3' });
    expect(answer.rows.map(({ day }) => day)).toEqual(['2025-12-01', '2025-12-02', '2025-12-03']);
  });

  it('counts only banners with own products for a booking without a name', async () => {
    const { ask } = await account(kind);
    const booking = (position: number, name: string | null) =>
      JSON.stringify(['Korbina DE', 'HOME_PAGE', position, name, '2026-03-01', '2026-03-02']);
    const { answer } = await ask(booked, { bookings: [booking(1, null), booking(2, null), booking(2, 'fenwarra')] });
    expect(answer.rows.map(({ seen }) => seen)).toEqual([1, 0, 2]);
  });

  it('does not check a booked day without a banner on the booked page', async () => {
    const { ask } = await account(kind);
    const booking = (retailer: string, pageType: string | null, position: number | null) =>
      JSON.stringify([retailer, pageType, position, 'zebra', '2026-03-01', NOW]);
    const bookings = [
      booking('Plazora DE', null, null),
      booking('Korbina DE', 'SEARCH_PAGE', 30),
      booking('Korbina DE', null, null),
    ];
    const { answer } = await ask(booked, { bookings });
    expect(answer.rows).toMatchObject([
      { strip: 'uu-u', missing: 0, unknown: 4 },
      { strip: 'uu-u', missing: 0, unknown: 4 },
      { strip: 'mm-m', missing: 3, unknown: 1 },
    ]);
    const share = await ask(bookedShare, { bookings: bookings.slice(0, 2), date: NOW, days: '4' });
    expect(share.answer).toMatchObject({ value: null, whole: 0 });
    const days = await ask(bookedDays, { bookings: bookings.slice(0, 1) });
    expect(days.answer.rows.map(({ state }) => state)).toEqual([
      ...['not checked', 'not checked', 'not collected', 'not checked'],
    ]);
  });

  it('booked days are seen, not seen, not collected or upcoming', async () => {
    const { ask } = await account(kind);
    const bookings = [
      ['korbina de', 'HOME_PAGE', null, 'fenwarra', '2026-03-01', '2026-03-04'],
      ['Korbina DE', 'HOME_PAGE', 1, 'velquin', '2026-03-01', '2026-03-02'],
      ['Korbina DE', null, 30, null, '2026-03-01', '2026-03-01'],
    ].map((booking) => JSON.stringify(booking));
    const { answer } = await ask(booked, { bookings });
    expect(answer.rows).toMatchObject([
      { no: 1, strip: 'ss-s', seen: 3, missing: 0, unknown: 1, first_seen: '2026-03-01', last_seen: '2026-03-04' },
      { no: 2, strip: 'sm', seen: 1, missing: 1, unknown: 0, last_seen: '2026-03-01' },
      { no: 3, strip: 'o', unknown: 1, first_seen: null },
    ]);
    const days = await ask(bookedDays, { bookings: bookings.slice(1, 2) });
    expect(days.answer.rows).toMatchObject([
      { day: '2026-03-01', state: 'seen', seen_at: 1, placements: [{ page_name: 'Startseite', position: 1 }] },
      { day: '2026-03-02', state: 'not seen', seen_at: null, page_url: null, placements: [] },
    ]);
  });

  it('matches a stored page type with the one that the data has for it', async () => {
    const { ask } = await account(kind);
    const booking = (pageType: string) =>
      JSON.stringify(['Korbina DE', pageType, 1, 'velquin', '2026-03-01', '2026-03-02']);
    const pageTypes = ['HOME_PAGE', 'home', 'Start page', 'search'];
    const { answer } = await ask(booked, { bookings: pageTypes.map(booking) });
    expect(answer.rows.map(({ page_type, strip }) => [page_type, strip])).toEqual([
      ...[1, 2, 3].map(() => ['HOME_PAGE', 'sm']),
      ['SEARCH_PAGE', 'uu'],
    ]);
  });
});
