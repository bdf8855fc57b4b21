'use client';

import { runColumns } from '@/components/banners/run-columns';
import { WINDOWS } from '@/components/banners/url-state';
import type { Aside } from '@/components/banners/use-banners-page';
import type { RunsOf } from '@/components/banners/use-runs';
import { CollectDays } from '@/components/page/collect-days';
import { Panel } from '@/components/panel/panel';
import { PanelProblem } from '@/components/panel/panel-problem';
import { DataTable } from '@/components/table/data-table';
import { Select } from '@/components/ui/select';
import { saveXlsx } from '@/lib/client/export-xlsx';
import { useFormat } from '@/lib/client/use-format';

type Window = (typeof WINDOWS)[number];

interface RunsPanelProps {
  runs: RunsOf;
  days: Window;
  onDays: (days: Window) => void;
  /** Opens a banner on the last day of its run. */
  onAside: (aside: Aside) => void;
  title: string;
}

/** How long banners stood, from the days that are collected. */
export function RunsPanel({ runs, days, onDays, onAside, title }: RunsPanelProps) {
  const format = useFormat();
  const { state, collect, empty } = runs;
  return (
    <div className="flex flex-col gap-4">
      <div className="no-print flex flex-wrap items-center gap-3">
        <Select
          label="Window"
          value={days}
          options={WINDOWS.map((value) => ({ value, label: `${value} days` }))}
          onChange={onDays}
        />
        {collect ? <CollectDays {...collect} /> : null}
      </div>
      {runs.problem ? <PanelProblem problem={runs.problem} onRetry={runs.retry} kept /> : null}
      <Panel
        title="How long banners stood"
        state={state}
        caption={(all) =>
          [
            `${format.integer(all.length)} runs within ${days} days${collect ? `, of which ${format.integer(collect.kept)} are collected` : ''}`,
            empty > 0 ? `${format.integer(empty)} collected days hold no banner and count as gaps` : '',
          ]
            .filter(Boolean)
            .join(' · ')
        }
        className="min-h-96"
      >
        {(all) => (
          <DataTable
            name="runs"
            label={title}
            noun="runs"
            columns={runColumns}
            rows={all}
            onXlsx={saveXlsx}
            onRowClick={({ last, placement }) => onAside({ day: last, placement })}
          />
        )}
      </Panel>
    </div>
  );
}
