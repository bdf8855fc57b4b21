'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextInput } from '@/components/ui/text-input';
import { useFormat } from '@/lib/client/format/use-format';
import { LISTED_VALUES } from '@/lib/datasets/filters';
import { hasWords, searchWords } from '@/lib/text/fold';

export interface FilterOption {
  value: string;
  label: string;
  /** Number of rows with this value under all other filters. Undefined if it is unknown. */
  count?: number;
}

/** A filter of a toolbar: its values, and which of them are selected. */
export interface FilterControl {
  name: string;
  label: string;
  options: readonly FilterOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Whether only one value can be selected. */
  single?: boolean;
}

/** Lists with more values than this have a search field. */
const FEW = 8;

/** Searches for values beyond the listed ones by a part of their name. */
export interface ValueFinder {
  onFind: (text: string) => void;
  pending: boolean;
}

interface FilterValuesProps {
  filter: FilterControl;
  find?: ValueFinder;
}

/** The values of a filter, selected values first. */
export function FilterValues({ filter, find }: FilterValuesProps) {
  const format = useFormat();
  const [search, setSearch] = useState('');
  // Keeps the order of the list while it is open, so that values do not move under the pointer.
  const [first] = useState(() => new Set(filter.value));
  const [partly] = useState(filter.options.length >= LISTED_VALUES && find !== undefined);
  const onFind = find?.onFind;
  useEffect(() => {
    if (!partly) return;
    onFind?.(search.trim());
    return () => onFind?.('');
  }, [partly, search, onFind]);
  const { label, options, value, onChange, single } = filter;
  const words = searchWords(search);
  const unknown = value.filter((item) => !options.some((option) => option.value === item));
  const all = [...unknown.map((item): FilterOption => ({ value: item, label: item })), ...options];
  const matches = all
    // The server searches values, which are not always shown in labels, such as codes.
    .filter((option) => (partly && !find?.pending && option.count !== undefined) || hasWords(option.label, words))
    .toSorted((a, b) => Number(first.has(b.value)) - Number(first.has(a.value)));
  return (
    <div className="flex flex-col gap-2">
      {all.length > FEW || partly ? (
        <TextInput
          label={`Find in “${label}”`}
          placeholder="Find…"
          value={search}
          onChange={setSearch}
          className="w-full"
        />
      ) : null}
      <ul className="-mx-1 max-h-72 overflow-auto px-1">
        {matches.map((option) => (
          <li key={option.value} className="flex items-center justify-between gap-3">
            {single ? (
              <Button
                look="quiet"
                aria-pressed={value.includes(option.value)}
                className="grow justify-start aria-pressed:bg-wash aria-pressed:text-ink"
                onClick={() => onChange([option.value])}
              >
                {option.label}
              </Button>
            ) : (
              <Checkbox
                checked={value.includes(option.value)}
                onChange={(on) =>
                  onChange(on ? [...value, option.value] : value.filter((other) => other !== option.value))
                }
              >
                <span className="break-words">{option.label}</span>
              </Checkbox>
            )}
            {option.count === undefined ? null : (
              <span className="text-caption text-ink-3">{format.integer(option.count)}</span>
            )}
          </li>
        ))}
      </ul>
      {matches.length === 0 ? <p className="text-ink-3">{find?.pending ? 'Looking…' : 'Nothing matches.'}</p> : null}
      {partly && !search ? (
        <p className="text-caption text-ink-3">
          The {format.integer(LISTED_VALUES)} most frequent. Find others by name.
        </p>
      ) : null}
      {value.length > 0 && !single ? (
        <Button className="self-start" onClick={() => onChange([])}>
          Clear “{label}”
        </Button>
      ) : null}
    </div>
  );
}
