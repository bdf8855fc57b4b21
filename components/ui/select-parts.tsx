'use client';

import { Select as Base } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import { cn } from '@/components/ui/cn';
import { popupClass, popupItemClass } from '@/components/ui/popup';
import type { Option } from '@/components/ui/select';
import type { PopupState } from '@/components/ui/use-popup';

export interface SelectPopupProps {
  popup: PopupState;
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

export function SelectPopup({ popup, label, value, options, onChange }: SelectPopupProps) {
  const { id, open, anchor, onOpenChange } = popup;
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} alignItemWithTrigger={false} align="start" sideOffset={4} className="z-50">
          <Base.Popup
            id={id}
            aria-label={label}
            className={cn(popupClass, 'min-w-(--anchor-width) max-w-(--available-width) p-1')}
          >
            {options.map((option) => (
              <Base.Item key={option.value} value={option.value} className={popupItemClass}>
                <Base.ItemText className="grow whitespace-nowrap">{option.label}</Base.ItemText>
                {option.note ? <span className="text-caption text-ink-2">{option.note}</span> : null}
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
