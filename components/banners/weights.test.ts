import { expect, it } from 'vitest';
import { EVEN, formatWeights, weightsSetting } from '@/components/banners/weights';

it('reads the weights of a cookie, and even weights from a malformed one', () => {
  expect(weightsSetting.read('{"HOME_PAGE":3}')).toEqual({ HOME_PAGE: 3 });
  for (const text of [undefined, '', '%', 'no json', '{"HOME_PAGE":"3"}', '{"HOME_PAGE":-1}', '[3]'])
    expect(weightsSetting.read(text)).toEqual(EVEN);
});

it('reads the weight of a page type with a percent sign', () => {
  expect(weightsSetting.read('{"50% off":3}')).toEqual({ '50% off': 3 });
});

it('formats the weights other than 1 with the labels of page types', () => {
  expect(formatWeights({ HOME_PAGE: 3, CATEGORY_PAGE: 1, KIOSK: 2 })).toBe('Home page × 3, KIOSK × 2');
  expect(formatWeights({ HOME_PAGE: 1 })).toBeNull();
});
