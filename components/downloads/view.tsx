'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useEffect, useEffectEvent, useState } from 'react';
import { CalendarPanel } from '@/components/downloads/calendar-panel';
import { DatasetCards, DatasetPlaces, type Datasets } from '@/components/downloads/dataset-cards';
import { DictionaryPanel, HourDetails, PreviewPanel, QueuePanel, SelectionBar } from '@/components/downloads/on-demand';
import { rangeUntil } from '@/components/downloads/prepare';
import { RangeBar } from '@/components/downloads/range-bar';
import { type Calendar, hourAt, newestFile, type Slot, slotKey, toggleSlots } from '@/components/downloads/selection';
import { urlState } from '@/components/downloads/url-state';
import { Panel } from '@/components/panel/panel';
import { Tabs } from '@/components/ui/tabs';
import { useOnSaved } from '@/lib/client/downloads/use-queue';
import { ageless, mapContent } from '@/lib/client/panel-state';
import { useValue } from '@/lib/client/use-set';
import { downloadCalendar, downloadDatasets } from '@/lib/contract/downloads';
import { requestTarget } from '@/lib/contract/endpoint';

const CALENDAR_URL = `/api${downloadCalendar.path}`;
const DATASETS_URL = `/api${downloadDatasets.path}`;

/** @param today the server's day, YYYY-MM-DD: where the calendar ends unless the URL says otherwise */
export function DownloadsView({ today }: { today: string }) {
  const [url, setUrl] = useQueryStates(urlState);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const { dataset, tab } = url;
  const until = url.until ?? today;
  const range = rangeUntil(until, Number(url.days));

  const cards = useValue<Datasets>(`/api${requestTarget(downloadDatasets, { until })}`);
  const answer = useValue<Calendar>(`/api${requestTarget(downloadCalendar, { dataset, ...range })}`);
  const calendar = mapContent(answer, ({ value }) => value);
  const known = calendar.kind === 'content' ? calendar.data : null;
  const active: Slot =
    url.at && url.hour
      ? { dataset, date: url.at, hour: Number(url.hour) }
      : ((known && newestFile(known)) ?? { dataset, date: until, hour: 0 });
  const cell = known && hourAt(known, active);

  const learnAnew = (...urls: string[]) =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [, target] }) => urls.some((url) => String(target).startsWith(url)),
    });
  const learned = () => learnAnew(CALENDAR_URL, DATASETS_URL);
  useOnSaved(learned);
  // A list that came with a calendar is news to the cards, which read only what is kept.
  const listedAt = known?.listedAt;
  const onListed = useEffectEvent(() => learnAnew(DATASETS_URL));
  useEffect(() => {
    if (listedAt) onListed();
  }, [listedAt]);

  const files = (
    <>
      <CalendarPanel
        state={calendar}
        active={active}
        chosen={chosen}
        onActive={({ date, hour }) => void setUrl({ at: date, hour: String(hour) })}
        onToggle={(slots) => setChosen((now) => toggleSlots(now, slots))}
        onUntil={(day) => void setUrl({ until: day, at: null, hour: null })}
      />
      <SelectionBar
        chosen={chosen}
        fileFormat={url.format}
        onFormat={(format) => void setUrl({ format })}
        onClear={() => setChosen([])}
      />
    </>
  );

  return (
    <div className="flex flex-col gap-4">
      <Panel
        title="What can be downloaded"
        state={ageless(mapContent(cards, ({ value }) => value.datasets))}
        skeleton={<DatasetPlaces />}
        caption={(datasets) =>
          `${datasets.length} datasets, one file for each date and hour; bars: what came in the last four days`
        }
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Tabs
          label="Dataset"
          value={tab}
          onChange={(value) => void setUrl({ tab: value })}
          tabs={[
            { value: 'files', label: 'Files', content: files },
            { value: 'preview', label: 'Preview', content: <PreviewPanel slot={active} /> },
            { value: 'columns', label: 'Columns', content: <DictionaryPanel cards={cards} dataset={dataset} /> },
          ]}
        />
        <aside aria-label="The chosen hour, and the queue" className="flex flex-col gap-8 lg:pt-2">
          {cell ? (
            <HourDetails key={slotKey(active)} slot={active} cell={cell} fileFormat={url.format} onLearned={learned} />
          ) : null}
          <QueuePanel />
        </aside>
      </div>
    </div>
  );
}
