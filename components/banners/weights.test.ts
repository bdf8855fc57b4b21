import { expect, it } from 'vitest';
import { weightsField } from '@/components/banners/weights';
import type { BannerWeights } from '@/lib/contract/setting-values';

it('writes weights into an address and reads them, also of page types with a percent sign or a colon', () => {
  for (const weights of [{ HOME_PAGE: 3 }, { '50% off': 0.5, 'a:b': 2 }, {}] as BannerWeights[])
    expect(weightsField.parse(weightsField.serialize(weights) ?? '')).toEqual(weights);
  for (const text of ['HOME_PAGE', 'HOME_PAGE:', 'HOME_PAGE:-1', 'HOME_PAGE:101', ''])
    expect(weightsField.parse(text)).toBeNull();
});
