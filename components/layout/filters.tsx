'use client';

import { ListFilterPlus, X } from 'lucide-react';
import { useState } from 'react';
import type { FilterControl, ValueFinder } from '@/components/layout/filter-values';
import { selectedNames, selectedText } from '@/components/layout/selected-names';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';
import { SkeletonRows } from '@/components/ui/skeleton';

const FilterList = lazyPart(() => import('@/components/layout/filter-list'), 'FilterList', <SkeletonRows rows={5} />);
const Values = lazyPart(() => import('@/components/layout/filter-values'), 'FilterValues', <SkeletonRows rows={5} />);

export interface FiltersProps {
  filters: readonly FilterControl[];
  find?: ValueFinder;
  onClear: () => void;
}

/** One filter in use as a chip, several as one button, which keeps the line of controls short. */
export function Filters({ filters, find, onClear }: FiltersProps) {
  const used = filters.filter(isUsed);
  const [only, ...others] = used;
  const hasSeveral = others.length > 0;
  // The menu keeps its position, so that it stays open while its first values are selected.
  return (
    <>
      {only && !hasSeveral ? <FilterChip filter={only} find={find} /> : null}
      <FilterMenu filters={filters} find={find} {...(hasSeveral && { onClear })} />
    </>
  );
}

function isUsed({ value }: FilterControl): boolean {
  return value.length > 0;
}

function FilterChip({ filter, find }: { filter: FilterControl } & Pick<FiltersProps, 'find'>) {
  const { label, onChange, single } = filter;
  const names = selectedNames(filter);
  const text = selectedText(filter);
  const words = names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join(', ');
  return (
    <span className="inline-flex h-[30px] max-w-72 items-center rounded-md border border-line bg-ground">
      <Popover
        title={label}
        trigger={
          <button
            type="button"
            title={text}
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
        aria-label={`Remove ${text}`}
        onClick={() => onChange([])}
        className="no-print flex h-full w-6 shrink-0 items-center justify-center rounded-md text-ink-3 hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}

/** Lists the filters in use, then the others. Choosing a filter opens its values. */
function FilterMenu({ filters, find, onClear }: Omit<FiltersProps, 'onClear'> & { onClear?: () => void }) {
  const [name, setName] = useState<string | null>(null);
  const open = filters.find((filter) => filter.name === name);
  const used = onClear ? filters.filter(isUsed) : [];
  const others = filters.filter((filter) => !isUsed(filter) && filter.options.length > 0);
  if (others.length === 0 && !open && used.length === 0) return null;
  const trigger =
    used.length > 0 ? (
      <Button title={used.map(selectedText).join('\n')} onClick={() => setName(null)}>
        Filters
        <span className="rounded-full bg-ink px-1.5 text-caption text-ground">{used.length}</span>
      </Button>
    ) : (
      <Button className="border-dashed text-ink-2" title="Add a filter" onClick={() => setName(null)}>
        <ListFilterPlus aria-hidden />
        <span className="sm:max-[1400px]:sr-only">Filter</span>
      </Button>
    );
  return (
    <Popover title={open?.label ?? (used.length > 0 ? 'Filters' : 'Add a filter')} trigger={trigger}>
      {open ? (
        <Values filter={open} find={find} />
      ) : (
        <FilterList used={used} others={others} onOpen={setName} onClear={onClear} />
      )}
    </Popover>
  );
}
