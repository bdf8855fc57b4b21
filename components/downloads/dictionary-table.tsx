'use client';

import { PlainHead } from '@/components/ui/plain-head';
import type { BulkDataset } from '@/lib/contract/dataset';
import { joinsOf } from '@/lib/contract/joins';

/** The columns of a dataset, in the order of its csv, and what they join it with. */
export function DictionaryTable({ dataset: { name, columns, promised, title } }: { dataset: BulkDataset }) {
  return (
    <div className="overflow-x-auto">
      {promised ? null : (
        <p className="pb-3 text-ink-2">
          The specification does not promise these columns: a file&apos;s own header is the truth. Ours are listed here.
        </p>
      )}
      {joinsOf(name).map(({ on, titles }) => (
        <p key={on.join()} className="pb-2 text-ink-2">
          Joins with {titles.join(', ')} on <span className="font-medium text-ink">{on.join(' and ')}</span>.
        </p>
      ))}
      <table className="w-full max-w-3xl">
        <caption className="sr-only">Columns of {title}</caption>
        <PlainHead columns={{ '#': 'number', Column: 'text', Type: 'text', Meaning: 'text' }} />
        <tbody>
          {Object.entries(columns).map(([column, { type, meaning, personal }], index) => (
            <tr key={column} className="h-8 border-line border-b">
              <td className="w-8 px-2 text-end text-ink-3">{index + 1}</td>
              <th scope="row" className="px-2 text-start font-medium">
                {column}
              </th>
              <td className="px-2 text-ink-2">{type}</td>
              <td className="px-2 py-1 text-ink-2">
                {meaning}
                {personal ? (
                  <span className="block text-ink-3">
                    Personal data: left out of files for people unless asked for.
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
