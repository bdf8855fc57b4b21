import { expect, it } from 'vitest';
import { NO_TARGETS, readTargets } from '@/lib/client/targets';

it('reads the targets of a cookie, and takes what is none for no targets', () => {
  expect(readTargets(encodeURIComponent('{"share":0.25}'))).toEqual({ share: 0.25 });
  for (const text of [undefined, '', '%', 'no json', '{"share":"1"}', '{"share":2}', '[1]'])
    expect(readTargets(text)).toEqual(NO_TARGETS);
});
