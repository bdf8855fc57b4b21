'use client';

import { Search } from 'lucide-react';
import { durationWords } from '@/components/downloads/duration-words';
import type { Downloads } from '@/components/downloads/use-downloads';
import { costWords, type FileCheck } from '@/components/downloads/use-file-check';
import { PanelProblem } from '@/components/panel/panel-problem';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { useFormat } from '@/lib/client/format/use-format';
import { toProblem } from '@/lib/client/query/request-problem';
import { useStatus } from '@/lib/client/query/use-status';

/** The progress of a check, and datasets whose hours are unknown. */
export function CheckLine({ downloads, fileCheck }: { downloads: Downloads; fileCheck: FileCheck }) {
  const format = useFormat();
  const budget = useStatus()?.budget;
  const { files } = downloads;
  const { check, error, isBusy, start, stop } = fileCheck;
  const problem = error ? toProblem(error) : check?.problem;
  const unknown =
    files?.datasets.flatMap(({ unknown: week, ...dataset }) => (week ? [{ ...dataset, week }] : [])) ?? [];
  const [first] = unknown;
  return (
    <>
      {problem ? <PanelProblem problem={problem} /> : null}
      {check && (check.running || check.done > 0) ? (
        <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-ink-2">
          {check.running ? (
            <Progress
              label="Check of files"
              value={check.requests > 0 ? check.done / check.requests : 0}
              className="w-24"
            />
          ) : null}
          <span>
            {check.running ? 'Checking' : 'Checked'} {format.integer(check.done)} of{' '}
            {format.count(check.requests, 'hour')}: {format.count(check.found, 'file')} found
            {check.none > 0 ? `, ${format.integer(check.none)} without a file` : null}
            {check.running && check.secondsLeft ? `, about ${durationWords(check.secondsLeft, format)} left` : null}
          </span>
          {check.running ? (
            <Button className="h-6 px-2" onClick={stop}>
              Stop
            </Button>
          ) : null}
        </div>
      ) : null}
      {first ? (
        <div className="flex flex-wrap items-center gap-1 pt-1.5">
          <span className="me-1 text-ink-2">
            Find unknown hours from {format.shortDay(first.week.from)} to {format.shortDay(first.week.to)}:
          </span>
          {unknown.map(({ name, title, week: { from, to, requests } }) => (
            <Button
              key={name}
              className="no-print h-6 px-2"
              disabled={isBusy}
              aria-label={`Find the hours of ${title}: ${costWords(requests, budget, format)}`}
              onClick={() => start({ datasets: [name], from, to, hours: 'all' })}
            >
              <Search aria-hidden />
              {title}, {costWords(requests, budget, format)}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}
