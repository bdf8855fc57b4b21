'use client';

import type { Slot } from '@/components/downloads/selection';
import { usePreview } from '@/components/downloads/use-preview';
import { MultiSelect } from '@/components/ui/multi-select';
import { useTableChoices } from '@/lib/client/downloads/use-table-choices';
import { datasetByName } from '@/lib/contract/datasets';
import type { Reviewers } from '@/lib/contract/file-formats';

interface TableChoiceFieldsProps {
  dataset: string;
  /** The open file of the dataset, for retailers, brands and columns of its preview. */
  slot: Slot | null;
  reviewers: Reviewers;
}

/** Which columns, retailers and brands of a dataset its files have. Sends no request: values are those of the preview. */
export function TableChoiceFields({ dataset, slot, reviewers }: TableChoiceFieldsProps) {
  const { choiceOf, choose } = useTableChoices();
  const state = usePreview(slot ?? { dataset, date: '', hour: 0 }, reviewers, false);
  const preview = slot && state.kind === 'content' ? state.data : null;
  const choice = choiceOf(dataset);
  const described = Object.keys(datasetByName(dataset)?.columns ?? {});
  const columns = preview ? [...preview.columns.map(({ name }) => name), ...preview.leftOut] : described;
  const fields = [
    { name: 'columns', label: 'Columns', values: columns },
    { name: 'retailers', label: 'Retailers', values: preview?.values.retailers ?? [] },
    { name: 'brands', label: 'Brands', values: preview?.values.brands ?? [] },
  ] as const;
  return (
    <div className="flex flex-wrap gap-1">
      {fields.map(({ name, label, values }) =>
        values.length + choice[name].length === 0 ? null : (
          <MultiSelect
            key={name}
            label={choice[name].length > 0 ? label : `${label} all`}
            options={values.map((value) => ({ value, label: value }))}
            value={choice[name]}
            onChange={(chosen) => choose(dataset, { [name]: chosen })}
          />
        ),
      )}
      {fields.some(({ values }) => values.length === 0) ? (
        <span className="self-center text-caption text-ink-3">Preview a file to choose retailers and brands.</span>
      ) : null}
    </div>
  );
}
