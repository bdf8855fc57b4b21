import { expect, it } from 'vitest';
import { stateOfFiles } from '@/components/collection/grid-rows';

const NONE = { due: 0, present: 0, collected: 0, light: 0, missing: 0, unchecked: 0 };

it.each([
  ['not_planned', NONE],
  ['complete', { ...NONE, due: 2, present: 2 }],
  ['partly', { ...NONE, due: 2, present: 2, light: 1 }],
  ['partly', { ...NONE, due: 2, present: 1, missing: 1 }],
  ['no_data', { ...NONE, due: 2, missing: 2 }],
  ['not_collected', { ...NONE, due: 2, unchecked: 2 }],
])('shows the files of a day as %s', (state, day) => {
  expect(stateOfFiles(day)).toBe(state);
});
