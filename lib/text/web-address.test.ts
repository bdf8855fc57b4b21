import { expect, it } from 'vitest';
import { toWebAddress } from '@/lib/text/web-address';

it.each([
  ['https://shop.example/p/1', 'https://shop.example/p/1'],
  ['HTTP://shop.example/p?q=1#a', 'http://shop.example/p?q=1#a'],
  ['https://shop.example/a\n- b: c', 'https://shop.example/a-%20b:%20c'],
  ['javascript:alert(1)', ''],
  ['data:text/html,a', ''],
  ['file:///etc/passwd', ''],
  ['//shop.example/p', ''],
  ['shop.example/p', ''],
  ['', ''],
])('returns the address of %j: %j', (text, address) => expect(toWebAddress(text)).toBe(address));
