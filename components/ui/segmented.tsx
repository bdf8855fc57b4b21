'use client';

import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import { cn } from '@/components/ui/cn';
import type { Option } from '@/components/ui/select';

interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of a few, all in sight. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, className } = props;
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => next && onChange(next)}
      className={cn('inline-flex h-[30px] shrink-0 rounded-md border border-line bg-surface p-px', className)}
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          className="whitespace-nowrap rounded-[5px] px-2.5 text-ink-2 hover:text-ink data-pressed:bg-ground data-pressed:font-medium data-pressed:text-ink data-pressed:shadow-[0_0_0_1px_var(--line)]"
        >
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
