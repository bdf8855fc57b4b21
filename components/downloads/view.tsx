'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useState } from 'react';
import { CalendarPanel } from '@/components/downloads/calendar-panel';
import { DatasetCards } from '@/components/downloads/dataset-cards';
import { DictionaryTable } from '@/components/downloads/dictionary-table';
import { HourDetails } from '@/components/downloads/hour-details';
import { rangeUntil } from '@/components/downloads/prepare';
import { PreviewPanel } from '@/components/downloads/preview-panel';
import { QueuePanel } from '@/components/downloads/queue-panel';
import { RangeBar } from '@/components/downloads/range-bar';
import { type Calendar, hourAt, type Slot, toggleSlots } from '@/components/downloads/selection';
import { SelectionBar } from '@/components/downloads/selection-bar';
import { urlState } from '@/components/downloads/url-state';
import { useOnSaved } from '@/components/downloads/use-queue';
import { Panel } from '@/components/panel/panel';
import { Tabs } from '@/components/ui/tabs';
import { mapContent } from '@/lib/client/panel-state';
import { useValue } from '@/lib/client/use-set';
import { downloadCalendar, type downloadDatasets } from '@/lib/contract/downloads';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';

const CALENDAR_URL = '/api/downloads/calendar';

/** @param today the server's day, YYYY-MM-DD: where the calendar ends unless the URL says otherwise */
export function DownloadsView({ today }: { today: string }) {
  const [url, setUrl] = useQueryStates(urlState);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const { dataset, tab } = url;
  const until = url.until ?? today;
  const range = rangeUntil(until, Number(url.days));

  const cards = useValue<ResponseOf<typeof downloadDatasets>>('/api/downloads/datasets');
  const answer = useValue<Calendar>(`/api${requestTarget(downloadCalendar, { dataset, ...range })}`);
  const calendar = mapContent(answer, ({ value }) => value);
  const active: Slot = { dataset, date: url.at ?? until, hour: Number(url.hour ?? 0) };
  const cell = calendar.kind === 'content' ? hourAt(calendar.data, active) : undefined;

  const learnAnew = () => {
    void client.invalidateQueries({ predicate: ({ queryKey: [, target] }) => String(target).startsWith(CALENDAR_URL) });
    void client.invalidateQueries({ queryKey: ['set', '/api/downloads/datasets'] });
  };
  useOnSaved(learnAnew);

  const files = (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <CalendarPanel
        state={calendar}
        active={active}
        chosen={chosen}
        onActive={({ date, hour }) => void setUrl({ at: date, hour: String(hour) })}
        onToggle={(slots) => setChosen((now) => toggleSlots(now, slots))}
      />
      {cell ? (
        <HourDetails
          key={`${dataset}${active.date}${active.hour}`}
          slot={active}
          cell={cell}
          fileFormat={url.format}
          onLearned={learnAnew}
        />
      ) : null}
    </div>
  );

  return (
    <div className="flex flex-col gap-6">
      <Panel
        title="What can be downloaded"
        state={mapContent(cards, ({ value }) => value.datasets)}
        caption={(datasets) => `${datasets.length} datasets, one file for each date and hour`}
      >
        {(datasets) => (
          <DatasetCards
            datasets={datasets}
            value={dataset}
            onChange={(name) => void setUrl({ dataset: name, at: null, hour: null })}
          />
        )}
      </Panel>
      <RangeBar until={until} days={url.days} onChange={(change) => void setUrl(change)} />
      <Tabs
        label="Dataset"
        value={tab}
        onChange={(value) => void setUrl({ tab: value })}
        tabs={[
          { value: 'files', label: 'Files', content: files },
          { value: 'preview', label: 'Preview', content: <PreviewPanel slot={active} /> },
          {
            value: 'columns',
            label: 'Columns',
            content: (
              <Panel title="What stands in the file" state={mapContent(cards, ({ value }) => value.datasets)}>
                {(datasets) =>
                  datasets.flatMap((one) =>
                    one.name === dataset ? <DictionaryTable key={one.name} dataset={one} /> : [],
                  )
                }
              </Panel>
            ),
          },
        ]}
      />
      <SelectionBar
        chosen={chosen}
        fileFormat={url.format}
        onFormat={(format) => void setUrl({ format })}
        onClear={() => setChosen([])}
      />
      <QueuePanel />
    </div>
  );
}
