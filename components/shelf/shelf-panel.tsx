'use client';

import type { ReactNode } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { OutLink } from '@/components/page/out-link';
import { Panel } from '@/components/panel/panel';
import { Legend } from '@/components/shelf/legend';
import { OtherNote } from '@/components/shelf/other-note';
import { Panes } from '@/components/shelf/panes';
import type { Place } from '@/components/shelf/place';
import type { Moves } from '@/components/shelf/prepare-moves';
import { preparePages } from '@/components/shelf/prepare-pages';
import { ShelfPages } from '@/components/shelf/shelf-pages';
import { ShelfSkeleton } from '@/components/shelf/shelf-skeleton';
import type { ChosenOn } from '@/components/shelf/use-chosen';
import type { Shelf } from '@/components/shelf/use-shelf';
import type { PanelState } from '@/lib/client/panel-state';

interface ShelfPanelProps {
  state: PanelState<Shelf>;
  /** Of the shelf beside it; null while nothing is compared. */
  other: PanelState<Shelf> | null;
  moves: Moves | null;
  names: { now: string; beside: string };
  accepts: (place: Place) => boolean;
  chosen: ChosenOn | null;
  styles: ReadonlyMap<string, BrandStyle>;
  onOpen: (id: string) => void;
  caption: (shelf: Shelf) => ReactNode;
  actions: (shelf: Shelf) => ReactNode;
}

/** The page as the shopper saw it, alone or beside another. */
export function ShelfPanel(props: ShelfPanelProps) {
  const { state, other, moves, names, accepts, chosen, styles, onOpen, caption, actions } = props;
  const beside = other?.kind === 'content' ? other.data : null;
  const pane = (shelf: Shelf, title: string, side: 'now' | 'beside') => ({
    key: title,
    title,
    note: <PaneNote shelf={shelf} />,
    shelf: (
      <ShelfPages
        pages={preparePages(shelf.places, shelf.question)}
        passing={new Set(shelf.places.filter(accepts).map(({ id }) => id))}
        chosen={chosen?.[side]?.ids ?? null}
        moves={moves?.[side] ?? null}
        styles={styles}
        onOpen={onOpen}
      />
    ),
  });
  return (
    <Panel
      title="The shelf as the shopper saw it"
      state={state}
      caption={caption}
      actions={actions}
      skeleton={<ShelfSkeleton />}
      className="min-h-96"
    >
      {(shelf) => (
        <>
          <Legend compared={moves ? names : null} fading={chosen !== null} />
          {other && other.kind !== 'content' ? <OtherNote other={other} /> : null}
          <Panes panes={[pane(shelf, names.now, 'now'), ...(beside ? [pane(beside, names.beside, 'beside')] : [])]} />
        </>
      )}
    </Panel>
  );
}

function PaneNote({ shelf: { answer, question } }: { shelf: Shelf }) {
  const empty =
    question.position_type === 'OVERALL' ? null : 'Empty places are not drawn: only overall places count through. ';
  return (
    <>
      {empty}
      Live page: {answer.visibility_source_url ? <OutLink url={answer.visibility_source_url} /> : 'not stated'}
    </>
  );
}
