'use client';

import { ChevronDown } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';
import type { Option } from '@/components/ui/select';

interface ChoiceMenuProps<Value extends string> {
  /** What is chosen, for those who hear it. */
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

/** A choice beside the title of a panel: its button says what is chosen. */
export function ChoiceMenu<Value extends string>({ label, value, options, onChange }: ChoiceMenuProps<Value>) {
  const chosen = options.find((option) => option.value === value)?.label ?? value;
  return (
    <Menu
      trigger={
        <Button aria-label={`${label}: ${chosen}`}>
          {chosen}
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
