import { describe, expect, it } from 'vitest';
import { isShown, NO_VIEWS, openingSearch, withoutView, withView } from '@/lib/client/saved-views';

const mine = { name: 'Mine', search: 'brand=Aurelle&own=own' };
const saved = { ...withView(NO_VIEWS, mine), opensWith: 'Mine' };
const search = (text: string) => new URLSearchParams(text);

describe('saved views', () => {
  it('replaces a view of the same name and keeps it as the default', () =>
    expect(withView(saved, { name: 'Mine', search: 'own=own' })).toEqual({
      views: [{ name: 'Mine', search: 'own=own' }],
      opensWith: 'Mine',
    }));

  it('removes the default with its view', () => expect(withoutView(saved, 'Mine')).toEqual(NO_VIEWS));

  it.each([
    ['opens the default view for an address without parameters', saved, '', mine.search],
    ['keeps an address with filters', saved, 'own=own', null],
    ['opens no view without a default', withView(NO_VIEWS, mine), '', null],
  ])('%s', (_, views, text, expected) => expect(openingSearch(views, search(text))).toBe(expected));

  it.each([
    ['own=own&brand=Aurelle', true],
    ['brand=Aurelle', false],
  ])('matches %s: %s', (text, expected) => expect(isShown(mine, search(text))).toBe(expected));
});
