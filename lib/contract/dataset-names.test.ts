import { expect, test } from 'vitest';
import { DATASET_NAMES } from './dataset-names';
import { datasets } from './datasets';

test('the names are those of the datasets, in their order', () => {
  expect(DATASET_NAMES).toEqual(datasets.map(({ name }) => name));
});
