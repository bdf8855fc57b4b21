'use client';

import { ChevronDown } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';
import type { Option } from '@/components/ui/select';

interface ChoiceMenuProps<Value extends string> {
  /** Name of the choice for screen readers. */
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

/** A menu next to a panel's title, with the current choice on its button. */
export function ChoiceMenu<Value extends string>({ label, value, options, onChange }: ChoiceMenuProps<Value>) {
  const selectedLabel = options.find((option) => option.value === value)?.label ?? value;
  return (
    <Menu
      trigger={
        <Button aria-label={`${label}: ${selectedLabel}`} className="min-w-0 shrink">
          <span className="truncate">{selectedLabel}</span>
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      }
    >
      {options.map((option) => (
        <MenuItem key={option.value} onClick={() => onChange(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
