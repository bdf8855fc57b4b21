'use client';

import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of what it stands for is checked, not all. */
  mixed?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function Checkbox({ checked, onChange, mixed, disabled, children }: CheckboxProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-6 items-center gap-2">
      <Base.Root
        id={id}
        checked={checked}
        indeterminate={mixed}
        disabled={disabled}
        onCheckedChange={onChange}
        className="flex size-4 shrink-0 items-center justify-center rounded-sm border border-control bg-ground text-ground data-checked:border-ink data-checked:bg-ink data-indeterminate:border-ink data-indeterminate:bg-ink data-disabled:opacity-50"
      >
        <Base.Indicator className="[&_svg]:size-3 [&_svg]:stroke-3">
          {mixed ? <Minus aria-hidden /> : <Check aria-hidden />}
        </Base.Indicator>
      </Base.Root>
      {children}
    </label>
  );
}
