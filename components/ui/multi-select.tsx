'use client';

import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { popupClass, popupItemClass, popupTriggerClass } from '@/components/ui/popup';
import type { Option } from '@/components/ui/select';

interface MultiSelectProps {
  label: string;
  options: readonly Option[];
  /** The chosen values; none chosen means no restriction. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  className?: string;
}

/** Several of many, with search. An unknown value in `value` (an old link) stays chosen until it is cleared. */
export function MultiSelect({ label, options, value, onChange, className }: MultiSelectProps) {
  const chosen = value.map((one) => options.find((option) => option.value === one) ?? { value: one, label: one });
  return (
    <Combobox.Root
      multiple
      items={options}
      value={chosen}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onValueChange={(next) => onChange(next.map((option) => option.value))}
    >
      <Combobox.Trigger aria-label={label} className={cn(popupTriggerClass, className)}>
        <span className="truncate">
          <span className="text-ink-3">{label} </span>
          {summary(chosen)}
        </span>
        <ChevronDown aria-hidden className="text-ink-3" />
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner align="start" sideOffset={4} className="z-50">
          <Combobox.Popup aria-label={label} className={cn(popupClass, 'flex w-64 flex-col overflow-hidden')}>
            <Combobox.Input
              placeholder={`Find in ${options.length}`}
              className="h-9 shrink-0 border-line border-b bg-transparent px-3 outline-none placeholder:text-ink-3"
            />
            <Combobox.Empty className="text-ink-3 not-empty:p-3">Nothing matches.</Combobox.Empty>
            <Combobox.List className="max-h-72 overflow-auto p-1 data-empty:p-0">
              {(option: Option) => (
                <Combobox.Item key={option.value} value={option} className={popupItemClass}>
                  <span className="grow truncate" title={option.label}>
                    {option.label}
                  </span>
                  {option.note ? <span className="text-caption text-ink-3">{option.note}</span> : null}
                  <Combobox.ItemIndicator>
                    <Check aria-hidden />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
            <Combobox.Clear className="h-9 shrink-0 border-line border-t text-ink-2 hover:bg-surface">
              Clear {label.toLowerCase()}
            </Combobox.Clear>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function summary(chosen: readonly Option[]): string {
  const [first] = chosen;
  if (!first) return 'all';
  return chosen.length === 1 ? first.label : `${chosen.length} chosen`;
}
