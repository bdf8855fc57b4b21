import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toMailAddress, toMailText } from '@/components/overview/mail';
import type { RetailerList } from '@/lib/queries/overview/send';

const list = (names: readonly string[]): RetailerList => ({
  subject: `Korbina DE: 1 open problem, ${names.length} products, on 2026-03-08`,
  sections: [
    {
      title: `Out of stock (${names.length})`,
      message: 'These products are not in stock.',
      items: names.map((name) => `- ${name}: since 2026-03-01\n  https://shop.example/p/${encodeURIComponent(name)}`),
    },
  ],
  items: names.length,
});
const bodyOf = (address: string) => new URL(address).searchParams.get('body') ?? '';
const names = (text: string, count: number) => Array.from({ length: count }, (_, at) => `${text} ${at}`);

it('writes the complete list as text', () => {
  expect(toMailText(list(['Soap']))).toBe(
    [
      ...['Korbina DE: 1 open problem, 1 products, on 2026-03-08.', '', 'Out of stock (1)'],
      ...['These products are not in stock.', '- Soap: since 2026-03-01', '  https://shop.example/p/Soap'],
    ].join('\n'),
  );
});

it('writes a short list in full, with the line ends of mails', () => {
  const { address, omitted } = toMailAddress(list(['Soap']));
  expect(omitted).toBe(0);
  expect(address).toContain('stock%20(1)%0D%0AThese');
  expect(address).not.toMatch(/(?<!%0D)%0A/);
  expect(bodyOf(address).split('\r\n').at(-1)).toBe('  https://shop.example/p/Soap');
});

it.each(['Soap', 'Ösenseife', 'Мыло для рук', '石けん', '👩‍👧 soap'])(
  'uses at most 2,000 characters for a list of %s, and mentions what it omits',
  (name) => {
    const { address, omitted } = toMailAddress(list(names(name, 200)));
    expect(address.length).toBeLessThanOrEqual(2000);
    const items = bodyOf(address).match(/^- /gm)?.length ?? 0;
    expect(items).toBeGreaterThan(2);
    expect(omitted).toBe(200 - items);
    expect(bodyOf(address)).toContain(`And ${omitted} more: see the attached list.`);
  },
);

it('omits an item that fits into no mail, and keeps the next', () => {
  const { address, omitted } = toMailAddress(list(['x'.repeat(3000), 'Soap']));
  expect(omitted).toBe(1);
  expect(bodyOf(address)).toContain('- Soap: since');
});

it('is a mail without items if none fits', () => {
  const { address, omitted } = toMailAddress(list(['x'.repeat(3000)]));
  expect(omitted).toBe(1);
  expect(bodyOf(address)).toBe('The products: see the attached list.');
});

it('never exceeds 2,000 characters, whatever the names', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 40 }), (all) => {
      const { address, omitted } = toMailAddress(list(all));
      expect(address.length).toBeLessThanOrEqual(2000);
      expect(bodyOf(address).includes('see the attached list')).toBe(omitted > 0);
    }),
  );
});
