'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { FilterControl, ValueFinder } from '@/components/layout/filter-values';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';
import { SkeletonRows } from '@/components/ui/skeleton';

const FilterList = lazyPart(
  () => import('@/components/layout/filter-list').then((file) => file.FilterList),
  () => <SkeletonRows rows={5} />,
);
const Values = lazyPart(
  () => import('@/components/layout/filter-values').then((file) => file.FilterValues),
  () => <SkeletonRows rows={5} />,
);

interface FiltersProps {
  filters: readonly FilterControl[];
  find?: ValueFinder | undefined;
  onClear: () => void;
}

/** The filters in use as chips that can be changed and taken off, and a menu for the others. */
export function Filters({ filters, find, onClear }: FiltersProps) {
  const used = filters.filter(isUsed);
  return (
    <>
      {used.length > 0 ? (
        <ul aria-label="Filters in use" className="contents">
          {used.map((filter) => (
            <li key={filter.name} className="max-w-full">
              <FilterChip filter={filter} find={find} />
            </li>
          ))}
        </ul>
      ) : null}
      <AddFilter filters={filters} find={find} onClear={used.length > 1 ? onClear : undefined} />
    </>
  );
}

function isUsed({ value }: FilterControl): boolean {
  return value.length > 0;
}

function FilterChip({ filter, find }: { filter: FilterControl } & Pick<FiltersProps, 'find'>) {
  const { label, value, options, onChange, single } = filter;
  const names = value.map((one) => options.find((option) => option.value === one)?.label ?? one);
  const words = names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ');
  return (
    <span className="inline-flex h-[30px] max-w-72 items-center rounded-md border border-line bg-ground">
      <Popover
        title={label}
        trigger={
          <button
            type="button"
            title={`${label}: ${names.join(', ')}`}
            className="flex h-full min-w-0 items-center gap-1 rounded-md ps-2.5 pe-1.5 hover:bg-surface data-popup-open:bg-wash"
          >
            {single ? null : <span className="text-ink-3">{label}</span>}
            <span className="truncate">{words}</span>
          </button>
        }
      >
        <Values filter={filter} find={find} />
      </Popover>
      <button
        type="button"
        aria-label={`Remove ${label}: ${names.join(', ')}`}
        onClick={() => onChange([])}
        className="no-print flex h-full w-6 shrink-0 items-center justify-center rounded-md text-ink-3 hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}

interface AddFilterProps extends Pick<FiltersProps, 'filters' | 'find'> {
  /** Takes all off; not there while there is little to take off. */
  onClear: (() => void) | undefined;
}

function AddFilter({ filters, find, onClear }: AddFilterProps) {
  const [name, setName] = useState<string | null>(null);
  const open = filters.find((filter) => filter.name === name);
  const others = filters.filter((filter) => !isUsed(filter) && filter.options.length > 0);
  if (others.length === 0 && !open && !onClear) return null;
  return (
    <Popover
      title={open ? open.label : 'Add a filter'}
      trigger={
        <Button className="border-dashed text-ink-2" onClick={() => setName(null)}>
          <Plus aria-hidden />
          Filter
        </Button>
      }
    >
      {open ? <Values filter={open} find={find} /> : <FilterList filters={others} onOpen={setName} onClear={onClear} />}
    </Popover>
  );
}
