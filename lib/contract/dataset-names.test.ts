import { expect, test } from 'vitest';
import { DATASET_NAMES } from './dataset-names';
import { datasets } from './datasets';

test('lists the names of all datasets in order', () => {
  expect(DATASET_NAMES).toEqual(datasets.map(({ name }) => name));
});
