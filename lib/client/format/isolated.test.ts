import { expect, test } from 'vitest';
import { isolated } from '@/lib/client/format/isolated';

test.each(['متجر', 'חנות 24', 'Carrefour كارفور'])('isolates %s', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(['Korbina DE', 'Перекрёсток', '無印良品', 'Ö & Söhne', ''])('returns %s unchanged', (name) => {
  expect(isolated(name)).toBe(name);
});
