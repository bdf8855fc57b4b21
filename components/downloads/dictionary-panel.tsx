'use client';

import type { Datasets } from '@/components/downloads/dataset-cards';
import { DictionaryTable } from '@/components/downloads/dictionary-table';
import { Panel } from '@/components/panel/panel';
import type { FetchedValue } from '@/lib/client/ndjson-stream';
import { ageless, mapContent, type PanelState } from '@/lib/client/panel-state';

interface DictionaryPanelProps {
  cards: PanelState<FetchedValue<Datasets>>;
  /** Short name of the dataset to describe. */
  dataset: string;
}

export function DictionaryPanel({ cards, dataset }: DictionaryPanelProps) {
  return (
    <Panel
      title="What stands in the file"
      state={ageless(mapContent(cards, ({ value }) => value.datasets.filter(({ name }) => name === dataset)))}
      caption={([one]) => `${one?.columns.length ?? 0} columns in the order of the csv; every zip holds this list too`}
    >
      {([one]) => (one ? <DictionaryTable dataset={one} /> : null)}
    </Panel>
  );
}
