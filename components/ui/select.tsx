'use client';

import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { popupClass, popupItemClass, popupTriggerClass } from '@/components/ui/popup';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Behind the label where it is chosen from: a count. */
  note?: string;
}

interface SelectProps<Value extends string> {
  /** Said before the value and by screen readers. */
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  className?: string;
}

export function Select<Value extends string>({ label, value, options, onChange, className }: SelectProps<Value>) {
  return (
    <Base.Root items={options} value={value} onValueChange={(next) => next !== null && onChange(next)}>
      <Base.Trigger aria-label={label} className={cn(popupTriggerClass, className)}>
        <span className="truncate">
          <span className="text-ink-3">{label} </span>
          <Base.Value />
        </span>
        <ChevronDown aria-hidden className="text-ink-3" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner alignItemWithTrigger={false} align="start" sideOffset={4} className="z-50">
          <Base.Popup className={cn(popupClass, 'min-w-(--anchor-width) p-1')}>
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} className={popupItemClass}>
                <Base.ItemText className="grow">{option.label}</Base.ItemText>
                <Base.ItemIndicator>
                  <Check aria-hidden />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
