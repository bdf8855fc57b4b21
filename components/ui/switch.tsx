'use client';

import { Switch as Base } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** For what takes effect at once. */
export function Switch({ checked, onChange, children }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex h-[30px] items-center gap-2 whitespace-nowrap">
      <Base.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        className="flex h-4 w-7 shrink-0 items-center rounded-full bg-control p-0.5 transition-colors data-checked:bg-ink"
      >
        <Base.Thumb className="size-3 rounded-full bg-ground transition-transform data-checked:translate-x-3" />
      </Base.Root>
      {children}
    </label>
  );
}
