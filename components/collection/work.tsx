'use client';

import { paramWords } from '@/components/collection/words';
import { Progress } from '@/components/ui/progress';
import { useFormat } from '@/lib/client/format/use-format';
import type { CollectorStatus } from '@/lib/contract/collection';

/** Running and next requests to the service, and the remaining ones by endpoint. */
export function Work({ status, now }: { status: CollectorStatus; now: number }) {
  const format = useFormat();
  const { running, next, waiting } = status;
  const max = Math.max(1, ...waiting.byEndpoint.map(({ requests }) => requests));
  return (
    <section aria-label="Running and next" className="min-w-0">
      <h2 className="font-semibold text-panel">
        Running and next <span className="font-normal text-caption text-ink-3">by priority</span>
      </h2>
      {running.length + next.length === 0 ? (
        <p className="mt-1 text-ink-2">No requests are running or waiting.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line border-line border-y">
          {running.map(({ title, params, day, since, isRequested, loaded, total }) => (
            <Row
              key={`running ${title} ${params} ${day}`}
              title={`${title}, ${format.day(day)}`}
              params={params}
              note={[
                isRequested ? 'requested by a user' : '',
                total === null ? '' : `${format.integer(loaded)} of ${format.count(total, 'row')}`,
                `${Math.max(0, Math.round((now - Date.parse(since)) / 1000))} s`,
              ]
                .filter(Boolean)
                .join(' · ')}
              share={total ? loaded / total : null}
            />
          ))}
          {next.map(({ title, params, day }) => (
            <Row
              key={`next ${title} ${params} ${day}`}
              title={`${title}, ${format.day(day)}`}
              params={params}
              note="next"
            />
          ))}
        </ul>
      )}
      {waiting.byEndpoint.length > 0 ? (
        <>
          <h3 className="mt-4 font-semibold">
            Remaining{' '}
            <span className="font-normal text-caption text-ink-3">{format.count(waiting.requests, 'request')}</span>
          </h3>
          <dl className="mt-1 grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-3 text-caption">
            {waiting.byEndpoint.map(({ title, requests }) => (
              <div key={title} className="contents">
                <dt>{title}</dt>
                <dd className="flex items-center gap-2">
                  <span
                    aria-hidden
                    className="h-2 rounded-[2px] bg-ink-3"
                    style={{ width: `${(requests / max) * 75}%` }}
                  />
                  {format.integer(requests)}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </section>
  );
}

interface RowProps {
  title: string;
  params: string;
  note: string;
  /** Progress of a running request, from 0 to 1. Null before the first rows. */
  share?: number | null;
}

function Row({ title, params, note, share }: RowProps) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-1">
      <span className="min-w-0 truncate" title={paramWords(params)}>
        {title}
        {params ? <span className="text-caption text-ink-3"> · {paramWords(params)}</span> : null}
      </span>
      <span className="whitespace-nowrap text-caption text-ink-2">{note}</span>
      {share === undefined ? null : <Progress label={`${title}: progress`} value={share} className="basis-full" />}
    </li>
  );
}
