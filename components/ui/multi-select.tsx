'use client';

import { ChevronDown } from 'lucide-react';
import { Suspense, use } from 'react';
import { cn } from '@/components/ui/cn';
import { lazyImport } from '@/components/ui/lazy-import';
import type { MultiSelectPopupProps } from '@/components/ui/multi-select-parts';
import { popupTriggerClass } from '@/components/ui/popup';
import type { Option } from '@/components/ui/select';
import { usePopup } from '@/components/ui/use-popup';

const multiSelectParts = lazyImport(() => import('@/components/ui/multi-select-parts'));

interface MultiSelectProps {
  label: string;
  options: readonly Option[];
  /** The selected values. Empty means no restriction. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  className?: string;
}

/** A multiple choice with search. Unknown values, e.g. of an old link, stay selected until the user clears them. */
export function MultiSelect({ label, options, value, onChange, className }: MultiSelectProps) {
  const { popup, openOn } = usePopup(multiSelectParts, 'dialog');
  const chosen = value.map((item) => options.find((option) => option.value === item) ?? { value: item, label: item });
  return (
    <>
      <button
        {...openOn({ role: 'combobox', 'aria-label': label, className: cn(popupTriggerClass, className) })}
        type="button"
      >
        <span className="truncate">
          <span className="text-ink-3">{label} </span>
          {summary(chosen)}
        </span>
        <ChevronDown aria-hidden className="text-ink-3" />
      </button>
      <Suspense>
        {popup ? <Popup popup={popup} label={label} options={options} chosen={chosen} onChange={onChange} /> : null}
      </Suspense>
    </>
  );
}

function Popup(props: MultiSelectPopupProps) {
  const { MultiSelectPopup } = use(multiSelectParts());
  return <MultiSelectPopup {...props} />;
}

function summary(chosen: readonly Option[]): string {
  const [first] = chosen;
  if (!first) return '';
  return chosen.length === 1 ? first.label : String(chosen.length);
}
