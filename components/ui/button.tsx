import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

const LOOKS = {
  plain: 'border-line bg-ground text-ink hover:bg-surface data-popup-open:bg-wash',
  strong: 'border-ink bg-ink text-ground hover:bg-ink-2',
  quiet: 'border-transparent text-ink-2 hover:bg-wash hover:text-ink data-popup-open:bg-wash',
};
const SHAPES = { text: 'px-2.5', icon: 'w-[30px] px-0' };

interface Look {
  look?: keyof typeof LOOKS;
  shape?: keyof typeof SHAPES;
}

/** Classes of a button, for links that look like one. */
export function buttonClass({ look = 'plain', shape = 'text' }: Look = {}): string {
  return cn(
    'inline-flex h-[30px] shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-md border font-medium text-body select-none print:hidden disabled:cursor-default disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
    LOOKS[look],
    SHAPES[shape],
  );
}

export function Button({ look, shape, className, ...props }: ComponentProps<'button'> & Look) {
  return <button type="button" className={cn(buttonClass({ look, shape }), className)} {...props} />;
}
