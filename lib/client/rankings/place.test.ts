import { describe, expect, it } from 'vitest';
import { distanceOf, isOnPageOne, rankOf, stateOf, verdictOf } from './place';
import { place, UNRANKED } from './test-rows';

describe('a place', () => {
  it.each([
    ['ranked where it has a position', place(), 'ranked'],
    ['ranked where only the page counts it', place({ position: null }), 'ranked'],
    ['not ranked where the keyword was collected', place(UNRANKED), 'unranked'],
    ['without data where the service says so, whatever position it gives', place({ is_no_data: true }), 'no-data'],
    ['unknown where the service says neither', place({ ...UNRANKED, is_no_data: null }), 'unknown'],
  ])('is %s', (_, keyword, state) => {
    expect(stateOf(keyword)).toBe(state);
  });

  it('has no rank and no verdict without data', () => {
    const keyword = place({ is_no_data: true, is_on_target: true });
    expect([rankOf(keyword, 'kind'), rankOf(keyword, 'page'), verdictOf(keyword)]).toEqual([null, null, null]);
  });

  it.each([
    [1, true],
    [2, false],
    [null, null],
  ])('on page %s is on page one: %s', (page_no, expected) => {
    expect(isOnPageOne(place({ page_no, combined_position: 2 }))).toBe(expected);
  });
});

describe('the distance to a target', () => {
  const missed = { target: 3, is_on_target: false };
  it.each([
    ['is counted by the rank that is judged', place({ ...missed, position: 4, combined_position: 9 }), 'page', 6],
    ['is counted within its kind else', place({ ...missed, position: 4, combined_position: 9 }), 'kind', 1],
    ['is none where the service calls the target met', place({ target: 3, is_on_target: true }), 'page', null],
    ['is none where the service gives no verdict, though the rank is behind', place({ target: 3 }), 'page', null],
    ['cannot be told where the product is not ranked', place({ ...missed, ...UNRANKED }), 'page', null],
  ] as const)('%s', (_, keyword, judged, expected) => {
    expect(distanceOf(keyword, judged)).toBe(expected);
  });
});
