import { describe, expect, it } from 'vitest';
import { isShown, NO_VIEWS, openingSearch, withoutView, withView } from '@/lib/client/saved-views';

const mine = { name: 'Mine', search: 'brand=Aurelle&own=own' };
const kept = { ...withView(NO_VIEWS, mine), opensWith: 'Mine' };
const search = (text: string) => new URLSearchParams(text);

describe('saved views', () => {
  it('a second one of a name replaces the first and stays the one that opens', () =>
    expect(withView(kept, { name: 'Mine', search: 'own=own' })).toEqual({
      views: [{ name: 'Mine', search: 'own=own' }],
      opensWith: 'Mine',
    }));

  it('one that is gone opens no more', () => expect(withoutView(kept, 'Mine')).toEqual(NO_VIEWS));

  it.each([
    ['a plain address opens the chosen view', kept, '', mine.search],
    ['an address with filters is left alone', kept, 'own=own', null],
    ['nobody chose one', withView(NO_VIEWS, mine), '', null],
  ])('%s', (_, views, text, expected) => expect(openingSearch(views, search(text))).toBe(expected));

  it.each([
    ['own=own&brand=Aurelle', true],
    ['brand=Aurelle', false],
  ])('%s shows it: %s', (text, expected) => expect(isShown(mine, search(text))).toBe(expected));
});
