'use client';

import type { ReactNode } from 'react';
import { AsideNote } from '@/components/overview/aside-note';
import { ChangeList } from '@/components/overview/change-list';
import type { ChangeRow } from '@/components/overview/damage';
import type { Changes } from '@/components/overview/prepare-changes';
import type { Wording } from '@/components/overview/sentence';
import { SilentParts } from '@/components/overview/silent-parts';
import type { Remarks } from '@/components/overview/use-remarks';
import { Panel } from '@/components/panel/panel';
import { SkeletonRows } from '@/components/ui/skeleton';
import { counted } from '@/lib/client/counted';
import type { PanelState } from '@/lib/client/panel-state';

interface ChangesPanelProps {
  state: PanelState<Changes>;
  /** The earlier day, in words; null while it is not known. */
  since: string | null;
  wording: Wording;
  /** The day that is shown: what is set aside on it is left out. */
  day: string;
  remarks: Remarks;
  onBringBack: (lines: readonly string[]) => void;
  actions: (changes: Changes) => ReactNode;
  detail: (row: ChangeRow) => ReactNode;
}

/** What got worse since the earlier collection, the most damage first; what got better, folded below it. */
export function ChangesPanel({ state, since, wording, day, remarks, onBringBack, actions, detail }: ChangesPanelProps) {
  const { format } = wording;
  const isAside = ({ id }: ChangeRow) => remarks[id]?.asideOn === day;
  const noteOf = (line: string) => remarks[line]?.note ?? '';
  return (
    <Panel
      title={since === null ? 'What got worse, by damage' : `What got worse since ${since}, by damage`}
      state={state}
      caption={({ worse }) =>
        [
          counted(worse.length, 'line', format),
          counted(
            worse.reduce((sum, { findings }) => sum + findings.length, 0),
            'change',
            format,
          ),
        ].join(' · ')
      }
      actions={actions}
      skeleton={<SkeletonRows rows={12} />}
      className="min-h-64"
    >
      {(changes) => (
        <>
          {changes.worse.length > 0 ? (
            <ChangeList
              label="What got worse"
              rows={changes.worse.filter((row) => !isAside(row))}
              wording={wording}
              noteOf={noteOf}
            >
              {detail}
            </ChangeList>
          ) : (
            <p className="py-3 text-ink-2">
              {changes.told > 0 ? 'Nothing got worse, as far as it was compared.' : 'Nothing could be compared yet.'}
            </p>
          )}
          <AsideNote rows={changes.worse.filter(isAside)} format={format} onBringBack={onBringBack} />
          <SilentParts changes={changes} />
          {changes.better.length > 0 ? (
            <details className="mt-4 border-line border-t pt-3 text-ink-2 print:mt-1 print:pt-1">
              <summary className="min-h-6 w-fit font-medium">
                Got better: {counted(changes.better.length, 'line', format)}
              </summary>
              <ChangeList label="What got better" rows={changes.better} wording={wording} noteOf={noteOf}>
                {detail}
              </ChangeList>
            </details>
          ) : null}
        </>
      )}
    </Panel>
  );
}
