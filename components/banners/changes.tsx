'use client';

import { useMemo, useState } from 'react';
import { CHANGE_WORDS, changeColumns, placementOf } from '@/components/banners/change-columns';
import { RefreshButton } from '@/components/page/refresh-button';
import { Panel } from '@/components/panel/panel';
import { DataTable } from '@/components/table/data-table';
import { MultiSelect } from '@/components/ui/multi-select';
import type { Placement } from '@/lib/client/banners/placement';
import { CHANGES, type Change, type ChangeKind, type Changes } from '@/lib/client/banners/prepare-changes';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface ChangesPanelProps {
  state: PanelState<Changes>;
  /** Names the export: the two days. */
  title: string;
  onOpen: (id: string) => void;
  /** Opens a banner that is gone, on the compared day. */
  onOpenBefore: (placement: Placement) => void;
}

const OPTIONS = CHANGES.map((kind) => ({ value: kind, label: CHANGE_WORDS[kind] }));
const OPENED_WITH: readonly string[] = ['new', 'gone', 'moved'];

/** What is new, gone and moved since the compared day. */
export function ChangesPanel({ state, title, onOpen, onOpenBefore }: ChangesPanelProps) {
  const [kinds, setKinds] = useState(OPENED_WITH);
  const format = useFormat();
  const changes = state.kind === 'content' ? state.data.changes : null;
  const rows = useMemo(
    () => (changes ?? []).filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)),
    [changes, kinds],
  );
  const caption = ({ changes: all, untold }: Changes) =>
    [
      ...CHANGES.map((kind) => `${format.integer(countOf(all, kind))} ${CHANGE_WORDS[kind]}`),
      untold > 0 ? `${format.integer(untold)} without address or image cannot be matched` : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Panel
      title="What changed since the compared day"
      state={state}
      caption={caption}
      actions={() => <RefreshButton state={state} />}
      className="min-h-96"
    >
      {() => (
        <DataTable
          name="changes"
          label={title}
          noun="banners"
          columns={changeColumns}
          rows={rows}
          onXlsx={saveXlsx}
          onRowClick={(change) => (change.now ? onOpen(change.now.id) : onOpenBefore(placementOf(change)))}
          tools={<MultiSelect label="Change" options={OPTIONS} value={kinds} onChange={setKinds} />}
        />
      )}
    </Panel>
  );
}

function countOf(changes: readonly Change[], kind: ChangeKind): number {
  return changes.filter((change) => change.kind === kind).length;
}
