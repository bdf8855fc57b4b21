'use client';

import { previewSlot } from '@/components/downloads/selection';
import type { Downloads } from '@/components/downloads/use-downloads';
import { usePreview } from '@/components/downloads/use-preview';
import { MultiSelect } from '@/components/ui/multi-select';
import { useTableChoices, WHOLE_TABLE } from '@/lib/client/files/use-table-choices';
import { datasetByName } from '@/lib/contract/datasets';
import { isChosenColumn } from '@/lib/contract/file-choice';

interface TableChoiceFieldsProps {
  dataset: string;
  downloads: Downloads;
}

/** Chooses retailers, brands and columns of a dataset. The preview supplies the values, so it sends no request. */
export function TableChoiceFields({ dataset, downloads }: TableChoiceFieldsProps) {
  const { address, slots, selection, titleOf } = downloads;
  const { choiceOf, choose } = useTableChoices();
  const slot = previewSlot(slots, dataset);
  const state = usePreview(slot ?? { dataset, date: '', hour: 0 }, address.reviewers, false);
  const preview = (slot && state.data) ?? null;
  const choice = choiceOf(dataset);
  const described = Object.keys(datasetByName(dataset)?.columns ?? {});
  const columns = preview ? [...preview.columns.map(({ name }) => name), ...preview.leftOut] : described;
  const whole = { dataset, spans: [], ...WHOLE_TABLE };
  const all = columns.filter((column) => isChosenColumn(whole, address.reviewers, column)).length;
  const fields = [
    { name: 'retailers', label: 'Retailers', all: 'all', values: preview?.values.retailers ?? [] },
    { name: 'brands', label: 'Brands', all: 'all', values: preview?.values.brands ?? [] },
    { name: 'columns', label: 'Columns', all: `all ${all}`, values: columns },
  ] as const;
  const prefix = (selection?.datasets.length ?? 0) > 1 ? `${titleOf(dataset)}: ` : '';
  return fields.map(({ name, label, all, values }) =>
    values.length + choice[name].length === 0 ? null : (
      <MultiSelect
        key={name}
        label={choice[name].length > 0 ? `${prefix}${label}` : `${prefix}${label} ${all}`}
        // The preview may lack values of a link or of an earlier choice.
        options={[...new Set([...values, ...choice[name]])].map((value) => ({ value, label: value }))}
        value={choice[name]}
        onChange={(newValues) => choose(dataset, { [name]: newValues })}
      />
    ),
  );
}
