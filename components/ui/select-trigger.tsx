'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

interface SelectTriggerProps extends ComponentProps<'button'> {
  label: string;
  value: string;
  /** Shows only the value if there is one, where the context names it. Screen readers still read the label. */
  hideLabel?: boolean;
}

/** The button that opens a list of options: its label, the selected value and a caret. */
export function SelectTrigger({
  label,
  value,
  hideLabel = false,
  'aria-expanded': isExpanded = false,
  ...props
}: SelectTriggerProps) {
  return (
    <button
      {...props}
      type="button"
      role="combobox"
      aria-label={label}
      aria-expanded={isExpanded}
      className="inline-flex h-[30px] max-w-full items-center justify-between gap-1.5 rounded-md border border-line bg-ground px-2.5 text-body text-ink hover:bg-surface print:hidden data-popup-open:bg-wash disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <span className="truncate">
        {hideLabel && value ? null : <span className="text-ink-3">{label} </span>}
        {value}
      </span>
      <ChevronDown aria-hidden className="text-ink-3" />
    </button>
  );
}
