'use client';

import { Combobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { popupClass, popupItemClass } from '@/components/ui/popup';
import type { Option } from '@/components/ui/select';
import type { PopupState } from '@/components/ui/use-popup';

export interface MultiSelectPopupProps {
  popup: PopupState;
  label: string;
  options: readonly Option[];
  selectedOptions: readonly Option[];
  onChange: (value: string[]) => void;
}

export function MultiSelectPopup({ popup, label, options, selectedOptions, onChange }: MultiSelectPopupProps) {
  const { id, open, anchor, onOpenChange } = popup;
  return (
    <Combobox.Root
      multiple
      items={options}
      value={[...selectedOptions]}
      isItemEqualToValue={(a, b) => a.value === b.value}
      onValueChange={(next) => onChange(next.map((option) => option.value))}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Combobox.Portal>
        <Combobox.Positioner anchor={anchor} align="start" sideOffset={4} className="z-50">
          <Combobox.Popup id={id} aria-label={label} className={cn(popupClass, 'flex w-64 flex-col overflow-hidden')}>
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
                  {option.note ? <span className="text-caption text-ink-2">{option.note}</span> : null}
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
