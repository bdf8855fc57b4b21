'use client';

import type { ReactNode } from 'react';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A switch for settings that take effect at once. */
export function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <label className="flex h-[30px] items-center gap-2 whitespace-nowrap">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="flex h-4 w-7 shrink-0 appearance-none items-center rounded-full bg-control p-0.5 transition-colors before:size-3 before:rounded-full before:bg-ground before:transition-transform checked:bg-ink checked:before:translate-x-3"
      />
      {children}
    </label>
  );
}
