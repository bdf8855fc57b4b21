import { expect, it } from 'vitest';
import { weightWords } from './weight-words';

it('describes the weights other than 1 with the labels of page types', () => {
  expect(weightWords({ HOME_PAGE: 3, CATEGORY_PAGE: 1, KIOSK: 2 })).toBe('weighted: Home page × 3, KIOSK × 2');
  expect(weightWords({ HOME_PAGE: 1 })).toBeNull();
});
