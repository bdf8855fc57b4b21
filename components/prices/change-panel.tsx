'use client';

import { Panel } from '@/components/panel/panel';
import { ChangeTable } from '@/components/prices/change-table';
import { comparedState } from '@/components/prices/compared-state';
import type { Look } from '@/components/prices/price-tabs';
import type { Prices } from '@/components/prices/use-prices';
import { VIEW_WORDS } from '@/components/prices/words';
import { SkeletonRows } from '@/components/ui/skeleton';
import { counted } from '@/lib/client/counted';
import type { PanelState, Provenance } from '@/lib/client/panel-state';
import type { Changes } from '@/lib/client/prices/prepare-changes';
import { useFormat } from '@/lib/client/use-format';
import { addDays } from '@/lib/queries/shared/dates';

interface ChangePanelProps {
  state: PanelState<unknown>;
  prices: Prices;
  look: Pick<Look, 'against' | 'moved'>;
  onLook: (change: Partial<Look>) => void;
  title: string;
  onSku: (sku: string) => void;
}

/** What changed between two days, once there is a day to compare with. */
export function ChangePanel({ state, prices, look, onLook, title, onSku }: ChangePanelProps) {
  const format = useFormat();
  const { day, set, other } = prices;
  const { against } = look;
  const compare = day === null ? null : () => onLook({ against: addDays(day, -7) });
  return (
    <Panel
      title={VIEW_WORDS.changes.question}
      state={comparedState(prices, { state, against, compare })}
      caption={({ rows }: Changes) => `${counted(rows.length, 'listing', format)} changed`}
      skeleton={<SkeletonRows rows={12} />}
      className="min-h-96"
    >
      {(changes) =>
        day && against ? (
          <ChangeTable
            changes={changes}
            days={{
              now: { day, provenance: provenanceOf(set) },
              before: { day: against, provenance: provenanceOf(other) },
            }}
            calculation={prices.calculation}
            moved={look.moved}
            onMoved={(moved) => onLook({ moved })}
            title={title}
            onSku={onSku}
          />
        ) : null
      }
    </Panel>
  );
}

function provenanceOf(state: Prices['set']): Provenance | undefined {
  return state.kind === 'content' ? state.provenance : undefined;
}
