'use client';

import { Suspense, use } from 'react';
import type { MultiSelectPopupProps } from '@/components/ui/multi-select-parts';
import { onDemand } from '@/components/ui/on-demand';
import type { Option } from '@/components/ui/select';
import { SelectTrigger } from '@/components/ui/select-trigger';
import { usePopup } from '@/components/ui/use-popup';

const multiSelectParts = onDemand(() => import('@/components/ui/multi-select-parts'));

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
  const { popup, openOn } = usePopup(multiSelectParts, 'dialog');
  const chosen = value.map((one) => options.find((option) => option.value === one) ?? { value: one, label: one });
  return (
    <>
      <SelectTrigger {...openOn({ className })} label={label} value={summary(chosen)} />
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
