'use client';

import type { DatasetCard } from '@/components/downloads/dataset-cards';

/** The columns of a dataset, in the order of its csv. */
export function DictionaryTable({ dataset: { columns, promised, title } }: { dataset: DatasetCard }) {
  return (
    <div className="overflow-x-auto">
      {promised ? null : (
        <p className="pb-3 text-ink-2">
          The specification does not promise these columns: a file&apos;s own header is the truth. Ours are listed here.
        </p>
      )}
      <table className="w-full max-w-3xl">
        <caption className="sr-only">Columns of {title}</caption>
        <thead>
          <tr className="h-8 border-line border-b text-start text-caption text-ink-3">
            <th scope="col" className="w-12 text-end font-normal">
              #
            </th>
            <th scope="col" className="ps-4 text-start font-normal">
              Column
            </th>
            <th scope="col" className="ps-4 text-start font-normal">
              Type
            </th>
            <th scope="col" className="ps-4 text-start font-normal">
              Meaning
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, type, meaning }, index) => (
            <tr key={name} className="h-8 border-line border-b">
              <td className="text-end text-ink-3">{index + 1}</td>
              <th scope="row" className="ps-4 text-start font-medium">
                {name}
              </th>
              <td className="ps-4 text-ink-2">{type}</td>
              <td className="ps-4 text-ink-2">{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
