'use client';

import { ChevronRight } from 'lucide-react';
import type { FilterControl } from '@/components/layout/filter-values';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/client/use-format';

interface FilterListProps {
  filters: readonly FilterControl[];
  onOpen: (name: string) => void;
  /** Takes all off; not there while there is little to take off. */
  onClear: (() => void) | undefined;
}

/** The filters that are not in use, each with how many values it has. */
export function FilterList({ filters, onOpen, onClear }: FilterListProps) {
  const format = useFormat();
  return (
    <ul className="-mx-1.5">
      {filters.map(({ name, label, options }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => onOpen(name)}
            className="flex h-[30px] w-full items-center gap-2 rounded-sm px-1.5 text-start hover:bg-wash"
          >
            <span className="grow">{label}</span>
            <span className="text-caption text-ink-3">{format.integer(options.length)}</span>
            <ChevronRight aria-hidden className="size-4 text-ink-3" />
          </button>
        </li>
      ))}
      {onClear ? (
        <li className="mt-1 border-line border-t px-1.5 pt-2">
          <Button onClick={onClear}>Clear all filters</Button>
        </li>
      ) : null}
    </ul>
  );
}
