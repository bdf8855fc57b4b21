import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { banners } from '@/components/banners/page';
import { type AnyPage, pageDates, pageNotes } from '@/components/layout/define-page';
import { pageFilters } from '@/components/layout/page-filters';
import { competition } from '@/components/price-competition/page';
import { prices } from '@/components/prices/page';
import { shelf } from '@/components/shelf/page';
import { visibility } from '@/components/visibility/page';
import { permalinkSearch, readAddress } from '@/lib/client/address/address';
import { createFormat } from '@/lib/client/format/format';
import type { Filter, Filters } from '@/lib/datasets/filters';
import type { FacetValues } from '@/lib/queries/shared/facets';
import { PLANNED_BANNERS, shelfScores } from '@/lib/queries/shared/planned-sets';

/** The pages that folders of components describe. */
async function describedPages(): Promise<AnyPage[]> {
  const folders = readdirSync('components').filter((folder) => existsSync(`components/${folder}/page.ts`));
  const modules: object[] = await Promise.all(folders.map((folder) => import(`../${folder}/page.ts`)));
  return modules.flatMap((module) => Object.values(module).filter(isPage));
}

function isPage(value: unknown): value is AnyPage {
  return typeof value === 'object' && value !== null && 'workbook' in value;
}

const PAGES = await describedPages();
const format = createFormat('en-GB');
const start = { opening: '2026-06-30', listed: [{ id: 101, name: 'Soap' }], weights: {}, pages: [] };
const lists = (page: AnyPage) => Object.keys(page.address).filter((name) => Array.isArray(page.address[name]?.initial));
/** Two values of a filter, or the first one of a filter that lists its values. */
const valuesOf = ({ words, isOpen }: Filter) =>
  typeof words === 'object' && !isOpen ? String(Object.keys(words)[0]) : 'a,b';

function notesOf(page: AnyPage, search: Record<string, string>): string[] {
  const address = readAddress(page.address, search);
  return pageNotes(page, { address, dates: pageDates(page, address, null, start.opening), start }, format);
}

it('finds the described pages', () => {
  expect(PAGES).toEqual(expect.arrayContaining([visibility, banners, competition, prices]));
});

it.each<[string, AnyPage, object]>([
  ['Visibility', visibility, shelfScores('SEARCH')],
  ['Shelf', shelf, shelfScores('SEARCH')],
  ['Banners', banners, PLANNED_BANNERS],
])('opens %s with planned sets', (_, page, planned) => {
  expect(readAddress(page.address, {})).toMatchObject(planned);
});

describe.each(PAGES.map((page) => [page.title, page] as const))('%s', (_, page) => {
  const own = 'own' in page.filters ? ['own'] : [];

  it('has a filter for each list of its address', () => {
    expect(Object.keys(page.filters).sort()).toEqual([...lists(page), ...own].sort());
  });

  it('names every filter in use in its notes', () => {
    const filters = Object.entries<Filter>(page.filters as Filters).map(([name, filter]) => [name, valuesOf(filter)]);
    const search = { ...Object.fromEntries(filters), own: 'own', q: 'soap' };
    const unfiltered = notesOf(page, { own: 'all' });
    const notes = notesOf(page, search).filter((note) => !unfiltered.includes(note));
    expect(notes).toHaveLength(lists(page).length + own.length + 1);
    for (const note of notes) expect(note).toMatch(/^[A-Z][\w ]+: ./);
    expect(notes.filter((note) => note === 'Own or competitor: Own')).toHaveLength(own.length);
    expect(notes.at(-1)).toMatch(/^Search: “.*soap.*”$/);
  });

  it('names the day and the compared day in its notes', () => {
    expect(notesOf(page, { date: '2026-06-28', against: 'week' })[0]).toMatch(
      /28 Jun 2026, compared with 21 Jun 2026$/,
    );
  });

  it('copies an address that a newer day and other defaults do not change', () => {
    const search = new URLSearchParams({ brand: 'A%2C B', own: 'own', q: 'soap', sort: 'x.asc' });
    const address = readAddress(page.address, Object.fromEntries(search));
    const dates = pageDates(page, address, null, '2026-06-30');
    const permalink = permalinkSearch(page.address, { ...address, ...dates }, search);
    expect(Object.fromEntries(permalink)).toMatchObject({
      date: '2026-06-30',
      against: dates.against,
      days: String(dates.days),
      brand: 'A%2C B',
      sort: 'x.asc',
    });
    const later = readAddress(page.address, Object.fromEntries(permalink));
    expect(pageDates(page, later, null, '2026-07-09')).toEqual(dates);
    expect(page.params(later, dates, start)).toEqual(page.params(address, dates, start));
    const settings = Object.keys(page.address).filter(
      (name) => page.address[name]?.initial && !lists(page).includes(name),
    );
    expect([...permalink.keys()]).toEqual(expect.arrayContaining(settings));
  });
});

it('shows all products if a user removes the filter of own ones that a page has by default', () => {
  const address = readAddress(prices.address, {});
  const set = vi.fn();
  const own = pageFilters(prices, { address, set, facets: {} }).find(({ name }) => name === 'own');
  expect(own?.value).toEqual(['own']);
  own?.onChange([]);
  expect(set).toHaveBeenCalledWith({ own: 'all' });
});

it('labels a chosen value without rows by its words', () => {
  const address = readAddress(competition.address, { verdict: 'NEGATIVE', since: 'left' });
  const controls = pageFilters(competition, { address, set: () => undefined, facets: {} });
  const options = controls.flatMap((control) => (control.value.length > 0 ? control.options : []));
  expect(options).toEqual([
    { value: 'NEGATIVE', label: 'off target', count: 0 },
    { value: 'left', label: 'left the target', count: 0 },
  ]);
});

describe('a chosen value that is not listed', () => {
  const address = readAddress(prices.address, { brand: 'Rare' });
  const all = Array.from({ length: 200 }, (_, index) => ({ value: `Brand ${index}`, count: 1 }));
  const countOf = (state: { facets: { brand: FacetValues }; find?: string }) =>
    pageFilters(prices, { address, set: () => undefined, ...state })
      .find(({ name }) => name === 'brand')
      ?.options.find(({ value }) => value === 'Rare')?.count;

  it('has no rows if all values are listed', () => {
    expect(countOf({ facets: { brand: all.slice(1) } })).toBe(0);
  });

  it('has an unknown number of rows if only the most frequent values are listed, or those of a search', () => {
    expect(countOf({ facets: { brand: all } })).toBeUndefined();
    expect(countOf({ facets: { brand: all.slice(0, 1) }, find: 'Brand 0' })).toBeUndefined();
  });
});

it('writes values in words, by what the page shows', () => {
  expect(notesOf(visibility, { key: 'yes', visibility_type: 'CATEGORY' })).toContain('Power category: Yes');
  expect(notesOf(banners, { position: '3', page_type: 'HOME_PAGE' })).toEqual(
    expect.arrayContaining(['Position: #3', 'Page type: Home page']),
  );
  expect(notesOf(competition, { since: 'left', time_dimension: 'WEEKLY' })).toEqual(
    expect.arrayContaining(['Since compared: left the target', 'by weeks']),
  );
});
