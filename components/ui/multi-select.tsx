'use client';

import { Suspense, use } from 'react';
import { lazyImport } from '@/components/ui/lazy-import';
import type { MultiSelectPopupProps } from '@/components/ui/multi-select-parts';
import type { Option } from '@/components/ui/select';
import { SelectTrigger } from '@/components/ui/select-trigger';
import { usePopup } from '@/components/ui/use-popup';

const multiSelectParts = lazyImport(() => import('@/components/ui/multi-select-parts'));

interface MultiSelectProps {
  label: string;
  options: readonly Option[];
  /** The selected values. Empty means no restriction. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  hideLabel?: boolean;
}

/** A multiple choice with search. Unknown values, e.g. of an old link, stay selected until the user clears them. */
export function MultiSelect({ label, options, value, onChange, hideLabel }: MultiSelectProps) {
  const { popup, openOn } = usePopup(multiSelectParts, 'dialog');
  const selectedOptions = value.map(
    (item) => options.find((option) => option.value === item) ?? { value: item, label: item },
  );
  return (
    <>
      <SelectTrigger {...openOn({})} label={label} hideLabel={hideLabel} value={summary(selectedOptions)} />
      <Suspense>
        {popup ? (
          <Popup popup={popup} label={label} options={options} selectedOptions={selectedOptions} onChange={onChange} />
        ) : null}
      </Suspense>
    </>
  );
}

function Popup(props: MultiSelectPopupProps) {
  const { MultiSelectPopup } = use(multiSelectParts());
  return <MultiSelectPopup {...props} />;
}

function summary(selectedOptions: readonly Option[]): string {
  const [first] = selectedOptions;
  if (!first) return '';
  return selectedOptions.length === 1 ? first.label : String(selectedOptions.length);
}
