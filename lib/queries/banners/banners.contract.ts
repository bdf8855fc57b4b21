import { describe, expect, it } from 'vitest';
import { eRetailMedia } from '@/lib/contract/e-retail-media';
import { collected } from '@/lib/server/testing/collected';
import { ownDatabase } from '@/lib/server/testing/own-database';
import { SERVICES } from '@/lib/server/testing/services';
import { booked, bookedDays } from './booked';
import { brandTrend } from './brand-trend';
import { changeCounts, changes } from './changes';
import { facets } from './facets';
import { labels } from './labels';
import { placements } from './placements';
import { runs } from './runs';
import { shares } from './shares';
import { takeovers } from './takeovers';
import { tiles } from './tiles';

ownDatabase();

const label = (brand: string | null, category = 'Hair', subcategory = 'Shampoo') => ({ category, subcategory, brand });
const home = (over: object) => ({
  retailer_name: 'Korbina DE',
  page_type: 'HOME_PAGE',
  page_name: 'Startseite',
  page_url: 'https://korbina.example/',
  page_preview_image_url: null,
  e_retail_media_position: 1,
  e_retail_media_url: 'https://korbina.example/m/velquin%20neu',
  own_label_count: 1,
  competitor_label_count: 0,
  own_labels: [label('Velquin')],
  competitor_labels: [] as ReturnType<typeof label>[],
  e_retail_media_types: ['HERO'],
  ...over,
});
const rival = (position: number, url: string, over: object = {}) =>
  home({
    e_retail_media_position: position,
    e_retail_media_url: `https://korbina.example/m/${url}`,
    own_label_count: 0,
    competitor_label_count: 2,
    own_labels: [],
    competitor_labels: [label('Fenwarra'), label('Fenwarra', 'Hair', 'Conditioner')],
    ...over,
  });
const category = home({
  page_type: 'CATEGORY_PAGE',
  page_name: 'Shampoo',
  page_url: 'https://korbina.example/c/shampoo',
  e_retail_media_url: 'https://korbina.example/m/mix',
  own_label_count: 1,
  competitor_label_count: 3,
  own_labels: [label('Velquin')],
  competitor_labels: [label('Fenwarra'), label('Oskarine'), label(null)],
});
const unknown = home({
  retailer_name: null,
  page_type: 'KIND_NOBODY_KNOWS',
  page_url: null,
  e_retail_media_url: null,
  e_retail_media_position: null,
  own_label_count: null,
  competitor_label_count: null,
  own_labels: [],
  e_retail_media_types: [],
});

/** Day 1: own banner first. Days 2 and 4: Fenwarra alone on the home page. Day 3 was not collected. */
const DAYS: Record<string, ReturnType<typeof home>[]> = {
  '2026-03-01': [home({}), rival(2, 'a'), category],
  '2026-03-02': [rival(1, 'a'), rival(2, 'b'), category],
  '2026-03-04': [rival(1, 'b'), rival(2, 'a'), category, unknown],
};
const NOW = '2026-03-04';
const rows = DAYS[NOW] ?? [];
const counted = rows.filter((row) => row.own_label_count !== null && row.competitor_label_count !== null);
const sum = (values: (number | null)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);

describe.each(SERVICES)('banners of $title', (kind) => {
  const account = () => collected(eRetailMedia, DAYS, kind);

  it('have a share over the banners that are counted, by retailer and by weight, and none where most are not', async () => {
    const { ask } = await account();
    const own = sum(counted.map(({ own_label_count }) => own_label_count));
    const all = own + sum(counted.map(({ competitor_label_count }) => competitor_label_count));
    const { answer, coverage, provenance } = await ask(tiles, { date: NOW, against: '2026-03-01', days: '4' });
    expect(coverage[0]).toMatchObject({ from: '2026-03-01', to: NOW, states: 'cc-c', rows: 10, total: 10 });
    expect(provenance[0]).toMatchObject({ title: 'E Retail Media', params: { relevance: 'RELEVANT' } });
    expect(answer.find(({ name }) => name === 'share')).toMatchObject({
      value: own / all,
      part: own,
      whole: all,
      before: 2 / 7,
      trend: [2 / 7, 1 / 8, null, 1 / 8],
    });
    expect(answer.find(({ name }) => name === 'banners')?.value).toBe(rows.length);
    const weighted = await ask(tiles, { date: NOW, days: '1', weights: 'CATEGORY_PAGE:3' });
    expect(weighted.answer[0]).toMatchObject({ value: 3 / (3 * 4 + 4), part: own, whole: all });
    const one = await ask(tiles, { date: NOW, days: '1', page_type: 'KIND_NOBODY_KNOWS' });
    expect(one.answer[0]?.value).toBeNull();

    const byRetailer = await ask(shares, { date: NOW, against: '2026-03-01' });
    expect(byRetailer.answer.rows).toMatchObject([
      {
        retailer_name: 'Korbina DE',
        share: own / all,
        own_labels: own,
        competitor_labels: all - own,
        banners: 3,
        uncounted: 0,
        before: 2 / 7,
      },
      {
        retailer_name: null,
        share: null,
        own_labels: null,
        competitor_labels: null,
        banners: 1,
        uncounted: 1,
        before: null,
      },
    ]);
    const byType = await ask(shares, { date: NOW, by: 'page_type', sort: 'page_type_name.asc' });
    expect(byType.answer.rows.map(({ page_type_name, share }) => [page_type_name, share])).toEqual([
      ['Category page', 1 / 4],
      ['Home page', 0],
      ['KIND_NOBODY_KNOWS', null],
    ]);
  });

  it('show whose labels they are by day, and a takeover as such', async () => {
    const { ask } = await account();
    const { answer } = await ask(brandTrend, { date: NOW, days: '4' });
    expect(answer.wholes).toEqual([7, 8, 0, 8]);
    expect(answer.series.map(({ name, own }) => [name, own])).toEqual([
      ['Velquin', true],
      ['Fenwarra', false],
      ['Oskarine', false],
      [null, false],
    ]);
    expect(answer.series[1]?.values).toEqual([3 / 7, 5 / 8, null, 5 / 8]);
    expect(answer.other).toBeNull();
    const found = await ask(takeovers, { date: NOW, days: '4' });
    expect(found.answer).toMatchObject([
      {
        retailer_name: 'Korbina DE',
        page_type_name: 'Home page',
        brand: 'Fenwarra',
        own: false,
        first: '2026-03-02',
        last: NOW,
        days: 2,
        banners: 2,
      },
    ]);
  });

  it('stand in the order of a walk, with names that the rows lack, and are found one by one', async () => {
    const { ask } = await account();
    const { answer } = await ask(placements, { date: NOW });
    expect(answer.rows.map(({ banner, walk }) => [banner, walk])).toEqual([
      ['mix', 1],
      ['b', 2],
      ['a', 3],
      [null, 4],
    ]);
    expect(answer.rows[0]).toMatchObject({
      counts_agree: true,
      own_brands: 'Velquin',
      competitor_brands: 'Fenwarra, Oskarine',
      shows_own: true,
    });
    expect(answer.rows[3]).toMatchObject({ counts_agree: null, shows_own: false, shows_competitor: false });
    expect(new Set(answer.rows.map(({ id }) => id)).size).toBe(rows.length);
    const [first] = answer.rows;
    const alone = await ask(placements, { date: NOW, id: first?.id });
    expect(alone.answer.rows).toMatchObject([{ id: first?.id, banner: 'mix', own_labels: [label('Velquin')] }]);
    const day1 = await ask(placements, { date: '2026-03-01', own: 'own' });
    expect(day1.answer.rows.map(({ banner }) => banner)).toEqual(['mix', 'velquin neu']);
  });

  it('are searched, sorted and paged over the whole set', async () => {
    const { ask } = await account();
    const asked = { date: NOW, search: 'fenwarra home', sort: 'banner.asc', limit: '1' };
    const found = await ask(placements, asked);
    expect(found.answer).toMatchObject({ rows: [{ banner: 'a' }], total: 2, offset: 0 });
    const next = await ask(placements, { ...asked, offset: '1' });
    expect(next.answer).toMatchObject({ rows: [{ banner: 'b' }], total: 2, offset: 1 });
  });

  it('ask category, subcategory and brand of one and the same label', async () => {
    const { ask } = await account();
    const both = await ask(placements, { date: NOW, brand: 'Oskarine', subcategory: 'Conditioner' });
    expect(both.answer.total).toBe(0);
    const one = await ask(facets, { date: NOW, subcategory: 'Conditioner' });
    expect(one.answer.brand).toEqual([{ value: 'Fenwarra', count: 2 }]);
    expect(one.answer.subcategory).toEqual([
      { value: 'Shampoo', count: 3 },
      { value: 'Conditioner', count: 2 },
    ]);
    expect(one.answer.page_type).toEqual([{ value: 'HOME_PAGE', count: 2 }]);
    const tree = await ask(labels, { date: NOW });
    expect(
      tree.answer.rows.find(({ brand, subcategory }) => brand === 'Fenwarra' && subcategory === 'Shampoo'),
    ).toMatchObject({
      own: false,
      labels: 3,
      banners: 3,
      retailers: 1,
      share: 3 / 6,
    });
  });

  it('that moved, came and went are told apart, and matched before they are filtered', async () => {
    const { ask } = await account();
    const moved = await ask(changes, { date: NOW, against: '2026-03-02' });
    expect(moved.answer.rows.map(({ kind, banner, before, now }) => [kind, banner, before, now])).toEqual([
      ['moved', 'b', 2, 1],
      ['moved', 'a', 1, 2],
    ]);
    const early = { date: NOW, against: '2026-03-01', own: 'own' };
    const gone = await ask(changes, early);
    expect(gone.answer.rows.map(({ kind, banner }) => [kind, banner])).toEqual([['gone', 'velquin neu']]);
    const counts = await ask(changeCounts, { ...early, own: 'all' });
    expect(counts.answer).toEqual({ new: 1, gone: 1, moved: 0, stayed: 2, untold: 1, has_now: true, has_before: true });
  });

  it('are neither new nor gone beside a day that nobody collected', async () => {
    const { ask } = await account();
    const { answer } = await ask(changes, { date: NOW, against: '2026-02-20', own: 'all' });
    expect(answer.rows).toEqual([]);
  });

  it('run over days that nobody collected, and end on a collected day without them', async () => {
    const { ask } = await account();
    const { answer } = await ask(runs, { date: NOW, days: '5' });
    const told = answer.rows.map(({ banner, first, last, days, gaps, open_start, open_end, strip }) => [
      ...[banner, first.slice(-2), last.slice(-2), days, gaps, open_start, open_end, strip],
    ]);
    expect(told).toEqual(
      [
        ['mix', '01', '04', 3, 1, true, true, '-ss-s'],
        ['a', '01', '04', 3, 1, true, true, '-ss-s'],
        ['velquin neu', '01', '01', 1, 0, true, false, '-sa-a'],
        ['b', '02', '04', 2, 1, false, true, '-as-s'],
      ].sort((a, b) => Number(b[3]) - Number(a[3])),
    );
  });

  it('tell a day that was not collected from one that failed and one without any banner', async () => {
    const { ask, collect, fail } = await account();
    await collect('2026-02-27', []);
    await fail('2026-02-28');
    const { answer } = await ask(runs, { date: NOW, days: '7' });
    // 26 and 27 February: never asked for, and nothing published; 28 February: failed.
    expect(answer.rows.find(({ banner }) => banner === 'mix')).toMatchObject({
      ...{ strip: '-nxss-s', days: 3, gaps: 1, open_start: true },
    });
    const booking = JSON.stringify(['Korbina DE', null, 1, null, '2026-02-26', NOW]);
    const its = await ask(booked, { bookings: [booking] });
    expect(its.answer.rows).toMatchObject([{ strip: '-nxss-s', seen: 3, missing: 0, unknown: 4, ahead: 0 }]);
    const days = await ask(bookedDays, { bookings: [booking] });
    expect(days.answer.rows.map(({ state }) => state)).toEqual([
      ...['not collected', 'nothing published', 'failed', 'seen', 'seen', 'not collected', 'seen'],
    ]);
  });

  it('count for a booking without a name only if they show own products', async () => {
    const { ask } = await account();
    const booking = (position: number, name: string | null) =>
      JSON.stringify(['Korbina DE', 'HOME_PAGE', position, name, '2026-03-01', '2026-03-02']);
    const { answer } = await ask(booked, { bookings: [booking(1, null), booking(2, null), booking(2, 'fenwarra')] });
    expect(answer.rows.map(({ seen }) => seen)).toEqual([1, 0, 2]);
  });

  it('that were booked are seen, not seen, not collected or to come', async () => {
    const { ask } = await account();
    const bookings = [
      ['korbina de', 'HOME_PAGE', null, 'fenwarra', '2026-03-01', '2026-03-04'],
      ['Korbina DE', 'Home page', 1, 'velquin', '2026-03-01', '2026-03-02'],
      ['Korbina DE', null, 30, null, '2026-03-01', '2026-03-01'],
    ].map((booking) => JSON.stringify(booking));
    const { answer } = await ask(booked, { bookings });
    expect(answer.rows).toMatchObject([
      { no: 1, strip: 'ss-s', seen: 3, missing: 0, unknown: 1, first_seen: '2026-03-01', last_seen: '2026-03-04' },
      { no: 2, strip: 'sm', seen: 1, missing: 1, unknown: 0, last_seen: '2026-03-01' },
      { no: 3, strip: 'o', unknown: 1, beyond: true, first_seen: null },
    ]);
    const days = await ask(bookedDays, { bookings: bookings.slice(1, 2) });
    expect(days.answer.rows).toMatchObject([
      { day: '2026-03-01', state: 'seen', seen_at: 1, placements: [{ page_name: 'Startseite', position: 1 }] },
      { day: '2026-03-02', state: 'not seen', seen_at: null, page_url: null, placements: [] },
    ]);
  });
});

it('counts the banners of which none has a label, which no filter leaves out', async () => {
  const bare = { own_labels: [], competitor_labels: [], own_label_count: null, competitor_label_count: null };
  const { ask: other } = await collected(eRetailMedia, { '2026-03-31': [home(bare), rival(2, 'new', bare)] });
  const { answer } = await other(brandTrend, { date: '2026-03-31', days: '2', own: 'all' });
  expect(answer).toMatchObject({ series: [], banners: 2 });
});
