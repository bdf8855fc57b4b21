import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

export const buttonClass = cva(
  'inline-flex h-[30px] shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-md border px-2.5 font-medium text-body select-none print:hidden disabled:cursor-default disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      look: {
        plain: 'border-line bg-ground text-ink hover:bg-surface data-popup-open:bg-wash',
        strong: 'border-ink bg-ink text-ground hover:bg-ink-2',
        quiet: 'border-transparent text-ink-2 hover:bg-wash hover:text-ink data-popup-open:bg-wash',
      },
      shape: { text: '', icon: 'w-[30px] px-0' },
    },
    defaultVariants: { look: 'plain', shape: 'text' },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonClass>;

export function Button({ look, shape, className, ...props }: ButtonProps) {
  return <button type="button" className={cn(buttonClass({ look, shape }), className)} {...props} />;
}
