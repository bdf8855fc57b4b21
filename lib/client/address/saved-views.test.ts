import { describe, expect, it } from 'vitest';
import {
  isShown,
  openingChanges,
  openingSearch,
  type SavedView,
  viewChange,
  viewsOf,
} from '@/lib/client/address/saved-views';

const view = (name: string, over: Partial<SavedView> = {}): SavedView => ({
  name,
  search: 'own=own',
  opens: false,
  ...over,
});
const mine = view('Mine', { search: 'brand=Aurelle&own=own', opens: true });
const search = (text: string) => new URLSearchParams(text);

describe('saved views', () => {
  it('lists the views of a page by name', () => {
    const changes = [viewChange('/prices', mine), viewChange('/banners', mine), viewChange('/prices', view('Late'))];
    const items = changes.flatMap(({ key, value }) => (value ? { key, value } : []));
    expect(viewsOf('/prices', items).map(({ name }) => name)).toEqual(['Late', 'Mine']);
  });

  it('saves views of a page and a name as one item', () => {
    expect(viewChange('/prices', view('Mine')).key).toBe(viewChange('/prices', mine).key);
    expect(viewChange('/banners', mine).key).not.toBe(viewChange('/prices', mine).key);
  });

  it('has at most one default view', () => {
    const opens = (name: string | null) =>
      openingChanges('/prices', [mine, view('Late')], name).map(({ value }) => [value?.name, value?.opens]);
    expect(opens('Late')).toEqual([
      ['Mine', false],
      ['Late', true],
    ]);
    expect(opens(null)).toEqual([['Mine', false]]);
    expect(opens('Mine')).toEqual([]);
  });

  it.each([
    ['opens the default view for an address without parameters', [mine], '', mine.search],
    ['keeps an address with filters', [mine], 'own=own', null],
    ['opens no view without a default', [view('Mine')], '', null],
  ])('%s', (_, views, text, expected) => expect(openingSearch(views, search(text))).toBe(expected));

  it.each([
    ['own=own&brand=Aurelle', true],
    ['brand=Aurelle', false],
  ])('matches %s: %s', (text, expected) => expect(isShown(mine, search(text))).toBe(expected));
});
