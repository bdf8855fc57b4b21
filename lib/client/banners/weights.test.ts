import { expect, it } from 'vitest';
import { EVEN, weightsInWords, weightsSetting } from '@/lib/client/banners/weights';

it('reads the weights of a cookie, and even weights from a malformed one', () => {
  expect(weightsSetting.read(encodeURIComponent('{"HOME_PAGE":3}'))).toEqual({ HOME_PAGE: 3 });
  for (const text of [undefined, '', '%', 'no json', '{"HOME_PAGE":"3"}', '{"HOME_PAGE":-1}', '[3]'])
    expect(weightsSetting.read(text)).toEqual(EVEN);
});

it('names the weights that differ, with the words of the page', () => {
  expect(weightsInWords({ HOME_PAGE: 3, CATEGORY_PAGE: 1, KIOSK: 2 })).toBe('Home page × 3, KIOSK × 2');
  expect(weightsInWords({ HOME_PAGE: 1 })).toBeNull();
});
