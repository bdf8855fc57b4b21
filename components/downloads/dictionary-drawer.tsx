'use client';

import { FileSpreadsheet, Search } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { DownloadLink } from '@/components/ui/download-link';
import { Drawer } from '@/components/ui/drawer';
import { PlainHead } from '@/components/ui/plain-head';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { datasetByName, datasets } from '@/lib/contract/datasets';
import { type DictionaryRow, dictionaryRows } from '@/lib/contract/dictionary';
import { hasWords, searchWords } from '@/lib/text/fold';

interface DictionaryDrawerProps {
  onClose: () => void;
  /** The dataset that is shown first. */
  initialDataset: string;
}

/** The columns of the files. A search covers all datasets. */
export function DictionaryDrawer({ onClose, initialDataset }: DictionaryDrawerProps) {
  const [dataset, setDataset] = useState(initialDataset);
  const [search, setSearch] = useState('');
  const words = searchWords(search);
  const isSearch = words.length > 0;
  const rows = dictionaryRows.filter((row) => (isSearch ? hasWords(textOf(row), words) : row.dataset === dataset));
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title="Dictionary"
      caption="Columns of the files; every zip has this list, too"
      className="w-[52rem]"
    >
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <TextInput
          label="Search the columns of all datasets"
          placeholder="Search all datasets"
          icon={<Search aria-hidden />}
          value={search}
          onChange={setSearch}
        />
        {isSearch ? null : (
          <Select
            label="Dataset"
            options={datasets.map(({ name, title }) => ({ value: name as string, label: title }))}
            value={dataset}
            onChange={setDataset}
          />
        )}
        <DownloadLink href="/api/downloads/dictionary" className={buttonClass({})}>
          <FileSpreadsheet aria-hidden />
          Excel, all datasets
        </DownloadLink>
      </div>
      {isSearch || datasetByName(dataset)?.promised ? null : (
        <p className="pb-3 text-ink-2">
          The specification does not list these columns. A file&apos;s own header decides.
        </p>
      )}
      {rows.length > 0 ? (
        <ColumnTable rows={rows} hasDataset={isSearch} />
      ) : (
        <p className="text-ink-2">No column matches “{search}”. Search for a part of its name or meaning.</p>
      )}
    </Drawer>
  );
}

function textOf({ title, column, type, unit, meaning }: DictionaryRow): string {
  return [title, column, type, unit, meaning].join(' ');
}

function ColumnTable({ rows, hasDataset }: { rows: readonly DictionaryRow[]; hasDataset: boolean }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{hasDataset ? 'Columns found' : `Columns of ${rows[0]?.title}`}</caption>
        <PlainHead columns={{ ...(hasDataset && { Dataset: 'text' }), ...{ Column: 'text', Meaning: 'text' } }} />
        <tbody>
          {rows.map(({ dataset, title, column, type, unit, meaning, isPersonal }) => (
            <tr key={`${dataset}/${column}`} className="h-8 border-line border-b align-top">
              {hasDataset ? <td className="px-2 py-1 text-ink-2">{title}</td> : null}
              <th scope="row" className="break-words px-2 py-1 text-start font-medium">
                {column}
                <span className="block font-normal text-caption text-ink-3">
                  {[type, unit].filter(Boolean).join(' · ')}
                </span>
              </th>
              <td className="px-2 py-1 text-ink-2">
                {meaning}
                {isPersonal ? (
                  <span className="block text-ink-3">
                    Personal data: only raw csv files have it, unless you include it.
                  </span>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
