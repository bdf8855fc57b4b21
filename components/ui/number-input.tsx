'use client';

import { useState } from 'react';
import { cn } from '@/components/ui/cn';

interface NumberInputProps {
  label: string;
  value: number;
  /** Called only with numbers between `min` and `max`. */
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** `any` accepts all decimals. */
  step?: number | 'any';
  className?: string;
}

/** A native number field. Incomplete and out-of-range input stays in the field without a call of `onChange`. */
export function NumberInput({ label, value, onChange, min, max, step = 1, className }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={cn('inline-flex h-[30px] items-center gap-1.5 whitespace-nowrap', className)}>
      <span className="text-ink-2">{label}</span>
      <input
        type="number"
        inputMode="decimal"
        value={typed ?? value}
        min={min}
        max={max}
        step={step}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value !== '' && target.validity.valid) onChange(target.valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
        className="h-[30px] w-16 rounded-md border border-control bg-ground px-2 text-end aria-invalid:border-off-target invalid:border-off-target"
      />
    </label>
  );
}
