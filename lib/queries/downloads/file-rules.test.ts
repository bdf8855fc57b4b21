import { expect, it } from 'vitest';
import { lightWords } from './file-rules';

it('formats the share of a light file with the decimals that tell it from the limit', () => {
  expect([0.45, 0.596, 0.5996].map(lightWords)).toEqual(['45%', '59.6%', '59.96%']);
});
