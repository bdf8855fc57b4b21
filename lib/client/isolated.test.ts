import { expect, test } from 'vitest';
import { isolated } from '@/lib/client/isolated';

test.each(['متجر', 'חנות 24', 'Carrefour كارفور'])('%s keeps its order to itself', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test.each(['Korbina DE', 'Перекрёсток', '無印良品', 'Ö & Söhne', ''])('%s stands as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
