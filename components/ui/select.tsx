'use client';

import { type KeyboardEvent, Suspense, use } from 'react';
import { lazyImport } from '@/components/ui/lazy-import';
import type { SelectPopupProps } from '@/components/ui/select-parts';
import { SelectTrigger } from '@/components/ui/select-trigger';
import { usePopup } from '@/components/ui/use-popup';
import { fold } from '@/lib/text/fold';

const selectParts = lazyImport(() => import('@/components/ui/select-parts'));

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  /** Shown after the label in the list, e.g. a count. */
  note?: string;
}

interface SelectProps<Value extends string> {
  /** Shown before the value and read by screen readers. */
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  hideLabel?: boolean;
}

export function Select<Value extends string>({ label, value, options, onChange, hideLabel }: SelectProps<Value>) {
  const { popup, openOn } = usePopup(selectParts, 'listbox');
  const select = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onChange(option.value);
  };
  function selectByLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || popup?.open) return;
    const next = nextByLetter(options, value, key);
    if (next) onChange(next.value);
  }
  return (
    <>
      <SelectTrigger
        {...openOn({ onKeyDown: selectByLetter })}
        label={label}
        hideLabel={hideLabel}
        value={options.find((option) => option.value === value)?.label ?? value}
      />
      <Suspense>
        {popup ? <Popup popup={popup} label={label} value={value} options={options} onChange={select} /> : null}
      </Suspense>
    </>
  );
}

function Popup(props: SelectPopupProps) {
  const { SelectPopup } = use(selectParts());
  return <SelectPopup {...props} />;
}

/** Returns the next option that starts with `letter`, from the selected one onward and around. */
function nextByLetter<Value extends string>(options: readonly Option<Value>[], value: Value, letter: string) {
  const index = options.findIndex((option) => option.value === value);
  return [...options.slice(index + 1), ...options.slice(0, index + 1)].find(({ label }) =>
    fold(label).startsWith(fold(letter)),
  );
}
