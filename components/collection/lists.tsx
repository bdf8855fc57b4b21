'use client';

import { RotateCcw } from 'lucide-react';
import type { Action } from '@/components/collection/use-collection';
import { outcomeWords, paramWords } from '@/components/collection/words';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Tabs } from '@/components/ui/tabs';
import { useTimeFormat } from '@/lib/client/format/use-time-format';
import { COLLECTION_LISTS, type Collection, type CollectionList, type CollectionRow } from '@/lib/contract/collection';

interface ListsProps {
  collection: Collection;
  action: Action;
  list: CollectionList;
  onList: (list: CollectionList) => void;
  now: number;
}

const LABELS: Readonly<Record<CollectionList, string>> = {
  failed: 'Failed',
  partly: 'Partly collected',
  today: 'Collected today',
  all: 'All',
};
const NONE: Readonly<Record<CollectionList, string>> = {
  failed: 'Nothing has failed.',
  partly: 'No answer is incomplete.',
  today: 'Nothing was collected today.',
  all: 'Nothing collected yet.',
};

/** Lists of the service's answers, newest first: failed, incomplete, of today, and all. */
export function Lists({ collection, action, list, onList, now }: ListsProps) {
  const { counts } = collection;
  return (
    <Tabs
      label="Answers"
      value={list}
      onChange={onList}
      tabs={COLLECTION_LISTS.map((name) => ({
        value: name,
        label: LABELS[name],
        count: counts[name],
        content: <Rows collection={collection} action={action} list={name} now={now} />,
      }))}
    />
  );
}

function Rows({ collection, action, list, now }: Omit<ListsProps, 'onList'>) {
  const format = useTimeFormat();
  const { rows, counts } = collection;
  const isOld = collection.list !== list;
  const canRetry = list === 'failed' || list === 'partly';
  const retry = (failed: readonly CollectionRow[]) =>
    action.mutate({ action: 'retry', rows: failed.map(({ endpoint, params, day }) => ({ endpoint, params, day })) });
  if (counts[list] === 0) return <p className="text-ink-2">{NONE[list]}</p>;
  return (
    <div aria-busy={isOld} className={cn('transition-opacity', isOld && 'opacity-60')}>
      <div className="-mt-2 flex min-h-[30px] items-center justify-between gap-4">
        <p className="text-caption text-ink-3">
          {rows.length < counts[list] && !isOld ? `The newest ${format.integer(rows.length)}.` : ''}
        </p>
        {canRetry ? (
          <Button look="quiet" disabled={action.isPending || isOld} onClick={() => retry(rows)}>
            <RotateCcw aria-hidden />
            {rows.length < counts[list] ? `Retry these ${format.integer(rows.length)}` : 'Retry all'}
          </Button>
        ) : null}
      </div>
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-left text-caption text-ink-2 [&_th]:pr-3 [&_th]:pb-1 [&_th]:font-medium">
            <th scope="col">Dataset, day</th>
            <th scope="col">Result</th>
            <th scope="col" className="text-right max-sm:hidden">
              Requests
            </th>
            <th scope="col" className="max-sm:hidden">
              {canRetry ? 'Next attempt' : 'Fetched'}
            </th>
            {canRetry ? (
              <th scope="col">
                <span className="sr-only">Retry</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={`${row.endpoint} ${row.params} ${row.day}`}
              className="border-line border-b align-top [&_td]:py-1 [&_td]:pr-3"
            >
              <td>
                {row.title}, <span className="whitespace-nowrap">{format.shortDay(row.day)}</span>
                {row.params ? <p className="text-caption text-ink-3">{paramWords(row.params)}</p> : null}
              </td>
              <td className="text-ink-2">
                {outcomeWords(row, format)}
                {row.attempts > 0 ? (
                  <p className="text-caption text-ink-3">
                    {row.attempts === 1 ? 'Tried once' : `Tried ${format.integer(row.attempts)} times in a row`},{' '}
                    {format.moment(row.at, now)}
                  </p>
                ) : null}
              </td>
              <td className="text-right max-sm:hidden">{format.integer(row.requests)}</td>
              <td className="whitespace-nowrap text-ink-2 max-sm:hidden">
                {canRetry ? (row.nextAt ? format.moment(row.nextAt, now) : 'on request') : format.moment(row.at, now)}
              </td>
              {canRetry ? (
                <td className="text-right">
                  <Button
                    look="quiet"
                    aria-label={`Retry ${row.title}, ${format.day(row.day)}`}
                    disabled={action.isPending || isOld}
                    onClick={() => retry([row])}
                  >
                    Retry
                  </Button>
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
