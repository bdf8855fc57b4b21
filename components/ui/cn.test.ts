import { expect, it } from 'vitest';
import { cn } from '@/components/ui/cn';

it('lets a later class of the same property win', () => {
  expect(cn('w-56 p-2', 'w-64')).toBe('p-2 w-64');
});

it.each(['border', 'border-2', 'border-[1.5px]'])('keeps the width %s of a border with a colour', (width) => {
  expect(cn(width, 'border-off-target')).toBe(`${width} border-off-target`);
});
