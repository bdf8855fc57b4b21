import { expect, it } from 'vitest';
import { parseWeights, weightTexts } from '@/lib/contract/banner-weights';

it('writes weights as texts and reads them, also of page types with a percent sign or a colon', () => {
  for (const weights of [{ HOME_PAGE: 3 }, { '50% off': 0.5, 'a:b': 2 }, {}])
    expect(parseWeights(weightTexts(weights))).toEqual(weights);
  for (const text of ['HOME_PAGE', 'HOME_PAGE:', 'HOME_PAGE:-1', 'HOME_PAGE:101', ''])
    expect(parseWeights([text])).toBeNull();
  expect(parseWeights([])).toBeNull();
});
