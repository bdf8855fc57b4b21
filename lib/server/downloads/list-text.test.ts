import { expect, it } from 'vitest';
import { listText } from './list-text';

it.each([
  ['[{"tag_name":"season","tag_value":"summer"},{"tag_name":"new","tag_value":null}]', 'season: summer; new'],
  ['["Merchant A","B, C"]', 'Merchant A; B, C'],
  ['[]', ''],
])('writes the list %s as "%s"', (json, text) => {
  expect(listText(json)).toBe(text);
});

it.each(['', 'a; b', '{"a":1}', '[1]', '[{"a":"b"}]', '[{"tag_name":{},"tag_value":"b"}]', '["a"'])(
  'keeps another text: %j',
  (text) => {
    expect(listText(text)).toBe(text);
  },
);
