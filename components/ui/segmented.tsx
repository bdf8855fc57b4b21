'use client';

import { cn } from '@/components/ui/cn';
import { moveFocus } from '@/components/ui/move-cell';
import type { Option } from '@/components/ui/select';

export interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  /** Null until one is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice of one of a few options, all visible. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, className } = props;
  const selectedOption = options.find((option) => option.value === value) ?? options[0];
  return (
    <fieldset
      aria-label={label}
      onKeyDown={moveFocus}
      className={cn(
        'inline-flex h-[30px] shrink-0 rounded-md border border-line bg-surface p-px print:hidden',
        className,
      )}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          tabIndex={option === selectedOption ? 0 : -1}
          onClick={() => option.value !== value && onChange(option.value)}
          className="whitespace-nowrap rounded-[5px] px-2.5 text-ink-2 hover:text-ink aria-pressed:bg-ground aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line)]"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
