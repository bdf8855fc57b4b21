'use client';

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A native checkbox with custom styles. */
export function Checkbox({ checked, onChange, disabled, children }: CheckboxProps) {
  return (
    <label className="flex min-h-6 items-center gap-2">
      <span className="grid size-4 shrink-0">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={({ target }) => onChange(target.checked)}
          className="peer col-start-1 row-start-1 appearance-none rounded-sm border border-control bg-ground checked:border-ink checked:bg-ink disabled:opacity-50"
        />
        <Check
          aria-hidden
          className="pointer-events-none invisible col-start-1 row-start-1 m-0.5 size-3 stroke-3 text-ground peer-checked:visible"
        />
      </span>
      {children}
    </label>
  );
}
