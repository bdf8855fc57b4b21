'use client';

import { ChevronRight, X } from 'lucide-react';
import type { FilterControl } from '@/components/layout/filter-values';
import { selectedNames, selectedText } from '@/components/layout/selected-names';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import { LISTED_VALUES } from '@/lib/datasets/filters';

interface FilterListProps {
  used: readonly FilterControl[];
  others: readonly FilterControl[];
  onOpen: (name: string) => void;
  /** Clears all filters. Undefined while few filters are in use. */
  onClear: (() => void) | undefined;
}

/** The filters in use with their selected values, then the others with their number of values. */
export function FilterList({ used, others, onOpen, onClear }: FilterListProps) {
  const format = useFormat();
  return (
    <div className="-mx-1.5">
      {used.length > 0 ? (
        <ul aria-label="Filters in use" className="mb-1 border-line border-b pb-1">
          {used.map((filter) => (
            <li key={filter.name} className="flex items-center">
              <FilterButton filter={filter} note={selectedNames(filter).join(', ')} onOpen={onOpen} />
              <IconButton label={`Remove ${selectedText(filter)}`} onClick={() => filter.onChange([])}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <ul>
        {others.map((filter) => (
          <li key={filter.name}>
            <FilterButton filter={filter} note={valuesWords(filter.options.length, format)} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {onClear ? (
        <div className="mt-1 border-line border-t px-1.5 pt-2">
          <Button onClick={onClear}>Clear all filters</Button>
        </div>
      ) : null}
    </div>
  );
}

/** "12 values", or "200+ values" if the list is limited. */
function valuesWords(count: number, format: Format): string {
  return count < LISTED_VALUES ? format.count(count, 'value') : `${format.integer(LISTED_VALUES)}+ values`;
}

interface FilterButtonProps {
  filter: FilterControl;
  note: string;
  onOpen: (name: string) => void;
}

function FilterButton({ filter, note, onOpen }: FilterButtonProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(filter.name)}
      className="flex h-[30px] w-full min-w-0 items-center gap-2 rounded-sm px-1.5 text-start hover:bg-wash"
    >
      <span className="grow whitespace-nowrap">{filter.label}</span>
      <span className="truncate text-caption text-ink-2">{note}</span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
    </button>
  );
}
