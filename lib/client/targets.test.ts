import { expect, it } from 'vitest';
import { NO_TARGETS, targetsSetting } from '@/lib/client/targets';

it('reads the targets of a cookie, and none from a malformed one', () => {
  expect(targetsSetting.read('{"share":0.25}')).toEqual({ share: 0.25 });
  for (const text of [undefined, '', '%', 'no json', '{"share":"1"}', '{"share":2}', '[1]'])
    expect(targetsSetting.read(text)).toEqual(NO_TARGETS);
});
