'use client';

import { ChevronDown } from 'lucide-react';
import type { FilterControl } from '@/components/layout/filter-values';
import { retailersOf, type ShelfState } from '@/components/shelf/page';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';
import { Segmented } from '@/components/ui/segmented';
import { SkeletonRows } from '@/components/ui/skeleton';
import { capital, shopName, withStar } from '@/lib/client/format/names';
import { VISIBILITY_TYPES } from '@/lib/contract/params';
import { TYPE_WORDS } from '@/lib/datasets/scores/filters';
import type { ShelfSources } from '@/lib/queries/shelf/sources';

const Values = lazyPart(() => import('@/components/layout/filter-values'), 'FilterValues', <SkeletonRows rows={6} />);

const TYPES = VISIBILITY_TYPES.map((value) => ({ value, label: TYPE_WORDS[value].tab }));

interface ShelfSelectProps {
  state: ShelfState;
  /** Null while they are not known. */
  sources: ShelfSources | null;
}

/** Chooses the keyword or category and the retailer of the shelf. */
export function ShelfSelect({ state, sources }: ShelfSelectProps) {
  const { address, params, set } = state;
  const { visibility_type } = address;
  const { source: noun } = TYPE_WORDS[visibility_type];
  const all = sources?.sources ?? [];
  const source = all.find(({ id }) => id === params?.visibility_source_id);
  const retailers = retailersOf(sources, source?.id);
  const retailerCode = params?.retailer_code ?? '';
  const control = (
    fields: Pick<FilterControl, 'name' | 'label' | 'options' | 'value'>,
    onSelect: (value: string) => void,
  ) => ({
    ...fields,
    single: true,
    onChange: ([value]: string[]) => value !== undefined && onSelect(value),
  });
  return (
    <>
      <ChoiceButton
        title={capital(noun)}
        words={source ? withStar(source.name, source.is_power) : params ? `No. ${params.visibility_source_id}` : '—'}
        before={
          <Segmented
            label="Search results or category shelves"
            className="mb-2"
            options={TYPES}
            value={visibility_type}
            onChange={(type) =>
              set({
                visibility_type: type,
                visibility_source_id: null,
                retailer_code: null,
                keyword: null,
                beside: null,
              })
            }
          />
        }
        filter={control(
          {
            name: 'visibility_source_id',
            label: capital(noun),
            value: params ? [params.visibility_source_id] : [],
            options: all.map(({ id, name, is_power }) => ({ value: id, label: withStar(name, is_power) })),
          },
          (id) => {
            const next = retailersOf(sources, id);
            set({
              visibility_source_id: id,
              retailer_code: (next.find(({ code }) => code === retailerCode) ?? next[0])?.code ?? null,
              beside: null,
            });
          },
        )}
      />
      <ChoiceButton
        title="Retailer"
        words={nameOf(sources, retailerCode) ?? (retailerCode || '—')}
        filter={control(
          {
            name: 'retailer_code',
            label: 'Retailer',
            value: [retailerCode],
            options: retailers.map(({ code, name, country }) => ({ value: code, label: shopName(name, country) })),
          },
          (code) =>
            set({
              visibility_source_id: params?.visibility_source_id ?? null,
              retailer_code: code,
              // A retailer is not shown next to itself.
              ...(code === address.beside && { beside: null }),
            }),
        )}
      />
    </>
  );
}

/** Returns the name of a retailer by its code. */
export function nameOf(sources: ShelfSources | null, code: string): string | null {
  const retailer = sources?.retailers.find((candidate) => candidate.code === code);
  return retailer ? shopName(retailer.name, retailer.country) : null;
}

interface ChoiceButtonProps {
  title: string;
  words: string;
  before?: React.ReactNode;
  filter: FilterControl;
}

function ChoiceButton({ title, words, before, filter }: ChoiceButtonProps) {
  return (
    <Popover
      title={title}
      trigger={
        <Button title={`${title}: ${words}`}>
          <span className="sr-only">{title} </span>
          <span className="max-w-22 truncate">{words}</span>
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      }
    >
      {(close) => (
        <>
          {before}
          <Values
            filter={{
              ...filter,
              onChange(values) {
                filter.onChange(values);
                close();
              },
            }}
          />
        </>
      )}
    </Popover>
  );
}
