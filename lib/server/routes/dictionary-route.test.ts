import { expect, it } from 'vitest';
import { datasets } from '@/lib/contract/datasets';
import { sheetsIn } from '../testing/workbooks';
import { sendDictionary } from './dictionary-route';

it('sends the columns of all datasets as a workbook', async () => {
  const response = sendDictionary(new Request('http://local/api/downloads/dictionary'));
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="dictionary.xlsx"');
  const { Dictionary = [], About = [] } = sheetsIn(await response.bytes());
  expect(Dictionary[0]).toEqual(['Dataset', 'Short name', 'Column', 'Type', 'Unit', 'Meaning', 'Personal data']);
  const columns = datasets.flatMap(({ name, columns }) => Object.keys(columns).map((column) => `${name}.${column}`));
  expect(Dictionary.slice(1).map(([, name, column]) => `${name}.${column}`)).toEqual(columns);
  expect(Dictionary).toContainEqual([
    'Ratings',
    'rating',
    'rating_count',
    'whole number',
    'ratings',
    'number of ratings collected',
  ]);
  expect(Dictionary.find(([, , column]) => column === 'reviewer_name')?.[6]).toBe('yes');
  expect(About.find(([fact]) => fact === 'Content')?.[1]).toContain('The header of each file decides.');
});
