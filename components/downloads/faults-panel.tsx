'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Copy, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { FEW_FAULTS, faultsParams, filesParams } from '@/components/downloads/download-params';
import type { Downloads } from '@/components/downloads/use-downloads';
import { PanelProblem } from '@/components/panel/panel-problem';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { saveFiles } from '@/components/ui/save-files';
import { ShowMore } from '@/components/ui/show-more';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import { answerOptions } from '@/lib/client/query/answer-options';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { FaultRow } from '@/lib/queries/downloads/faults.columns';
import type { FilesAnswer } from '@/lib/queries/downloads/files';

/** Maximum number of rows in an answer. */
const MANY = 1000;

/** The missing and light files, the newest first, for the vendor. */
export function FaultsPanel({ downloads }: { downloads: Downloads }) {
  const format = useFormat();
  const client = useQueryClient();
  const [limit, setLimit] = useState(FEW_FAULTS);
  const { address, files, show } = downloads;
  const params = filesParams(address);
  const state = useAnswer('downloads/faults', faultsParams(params, limit));
  const total = state.data?.total ?? 0;

  async function mail(): Promise<string> {
    const { answer } = await client.fetchQuery(answerOptions('downloads/fault-text', params));
    return answer.text;
  }
  async function save({ from, to }: FilesAnswer) {
    const { saveWorkbook } = await import('@/lib/client/files/request-export');
    const title = 'Missing and light files';
    const notes = [`Days: ${format.day(from)} to ${format.day(to)}`];
    await saveWorkbook({ title, sheets: [{ title, query: 'downloads/faults', params }] }, { notes, format });
  }
  return (
    <section aria-labelledby="faults" className="min-w-0">
      <header className="flex flex-wrap items-center gap-1 border-line border-b pb-1">
        <h2 id="faults" className="grow font-semibold text-panel">
          Missing and light files
          <span className="ms-2 font-normal text-caption text-ink-3">{total > 0 ? format.integer(total) : null}</span>
        </h2>
        <Button
          className="no-print h-6 px-2"
          disabled={total === 0}
          title="Copies the list as text for a mail"
          onClick={() => void copyText(mail, 'The list, as text for a mail.')}
        >
          <Copy aria-hidden />
          Copy
        </Button>
        <Button
          className="no-print h-6 px-2"
          disabled={total === 0 || !files}
          onClick={() => files && void saveFiles(() => save(files))}
        >
          <FileSpreadsheet aria-hidden />
          Excel
        </Button>
      </header>
      {state.kind === 'loading' ? <SkeletonRows rows={4} /> : null}
      {state.kind === 'problem' ? <PanelProblem problem={state.problem} onRetry={state.retry} /> : null}
      {state.kind === 'content' && total > 0 ? <FaultTable rows={state.data.rows} onShow={show} /> : null}
      {state.kind === 'content' && files && total === 0 ? (
        <p className="pt-2 text-ink-2">{noFaults(files.counts)}</p>
      ) : null}
      {state.kind === 'content' && !state.isOutdated ? (
        <ShowMore
          shown={state.data.rows.length}
          total={total}
          onMore={limit === MANY ? null : () => setLimit(MANY)}
          isExported
        />
      ) : null}
    </section>
  );
}

function noFaults({ due, unchecked }: FilesAnswer['counts']): string {
  if (due === unchecked) return 'No file is checked yet.';
  return unchecked > 0 ? 'No checked file is missing or light.' : 'No file is missing or light.';
}

interface FaultTableProps {
  rows: readonly FaultRow[];
  onShow: Downloads['show'];
}

function FaultTable({ rows, onShow }: FaultTableProps) {
  const format = useFormat();
  return (
    <table aria-label="Missing and light files" className="w-full">
      <thead>
        <tr className="border-line border-b text-caption text-ink-3">
          {['File', 'Expected', 'Rows', 'Usual'].map((name, index) => (
            <th
              key={name}
              scope="col"
              className={index > 1 ? 'py-1 ps-2 text-end font-medium' : 'py-1 pe-2 text-start font-medium'}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ dataset, day, hour, title, time, state, rows, usual_rows }) => (
          <tr key={`${dataset}/${day}/${hour}`} className="border-line border-b align-top">
            <th scope="row" className="py-0.5 pe-2 text-start font-normal">
              <button
                type="button"
                className="text-start hover:underline"
                onClick={() => onShow({ dataset, date: day, hour })}
              >
                <span className="whitespace-nowrap text-off-target">
                  {state === 'missing' ? '▼' : '▽'} {state}
                </span>{' '}
                {title}, {format.shortDay(day)}
              </button>
            </th>
            <td className="py-0.5 pe-2">{time}</td>
            <td className="py-0.5 ps-2 text-end">{format.integer(rows)}</td>
            <td className="py-0.5 ps-2 text-end text-ink-3">{format.integer(usual_rows)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
