'use client';

import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some, but not all, of the items are checked. */
  mixed?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A native checkbox with custom styles. */
export function Checkbox({ checked, onChange, mixed = false, disabled, children }: CheckboxProps) {
  const Sign = mixed ? Minus : Check;
  return (
    <label className="flex min-h-6 items-center gap-2">
      <span className="grid size-4 shrink-0">
        <input
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
          className="peer col-start-1 row-start-1 appearance-none rounded-sm border border-control bg-ground checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink disabled:opacity-50"
        />
        <Sign
          aria-hidden
          className="pointer-events-none invisible col-start-1 row-start-1 m-0.5 size-3 stroke-3 text-ground peer-checked:visible peer-indeterminate:visible"
        />
      </span>
      {children}
    </label>
  );
}
