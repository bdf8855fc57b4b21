'use client';

import type { ReactNode } from 'react';
import type { BrandStyle } from '@/components/chart/brand-color';
import { RefreshButton } from '@/components/page/refresh-button';
import { Panel } from '@/components/panel/panel';
import { CoursePanel } from '@/components/rankings/course';
import { MatrixTable } from '@/components/rankings/matrix-table';
import { MoverTable } from '@/components/rankings/mover-table';
import { RivalTable } from '@/components/rankings/rival-table';
import { type Moved, type Span, VIEWS, type View } from '@/components/rankings/url-state';
import type { Compared } from '@/components/rankings/use-compared';
import type { Rankings } from '@/components/rankings/use-rankings';
import { Tabs } from '@/components/ui/tabs';
import type { PanelState } from '@/lib/client/panel-state';
import type { Basis } from '@/lib/client/rankings/place';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { useFormat } from '@/lib/client/use-format';

interface Look {
  view: View;
  moved: Moved;
  days: Span;
  shelf: string | null;
  chosen: readonly string[];
  product: string | null;
}

interface RankTabsProps {
  state: PanelState<unknown>;
  /** The same of both days of a comparison. */
  both: PanelState<unknown>;
  rankings: Rankings;
  /** Null while no day is compared. */
  compared: Compared | null;
  /** Null until the newest day is known. */
  question: Question | null;
  basis: Basis;
  look: Look;
  onLook: (change: Partial<Look>) => void;
  styles: ReadonlyMap<string, BrandStyle>;
  caption: string;
  title: string;
  notes: string;
}

const VIEW_WORDS: Record<Exclude<View, 'course'>, { tab: string; question: string }> = {
  matrix: { tab: 'Product × keyword', question: 'Which product to push for which keyword' },
  movers: { tab: 'Movers', question: 'What moved between the two days' },
  rivals: { tab: 'Own against own', question: 'Where our own products stand in each other’s way' },
};

/** The same selection in four views, each a panel with its own states. */
export function RankTabs(props: RankTabsProps) {
  const { state, both, rankings, compared, question, basis, look, onLook, caption, title } = props;
  const format = useFormat();
  const onOpen = (product: string) => onLook({ product });
  const days = { now: format.day(question?.end_date), before: format.day(compared?.change.day) };
  const draw: Record<Exclude<View, 'course'>, () => ReactNode> = {
    matrix: () => (
      <MatrixTable
        matrix={rankings.matrix}
        pageOne={rankings.pageOne}
        basis={basis}
        onOpen={onOpen}
        notes={props.notes}
        open={look.product}
        title={`${title}, product by keyword`}
      />
    ),
    movers: () =>
      compared ? (
        <MoverTable
          movers={compared.movers}
          basis={basis}
          days={days}
          onOpen={onOpen}
          moved={look.moved}
          onMoved={(moved) => onLook({ moved })}
          title={`${title}, movers`}
        />
      ) : null,
    rivals: () => (
      <RivalTable
        shelves={rankings.own}
        question={question}
        onOpen={({ id, places }) =>
          onLook({ view: 'course', shelf: id, chosen: places.flatMap(({ ranking }) => ranking.key ?? []).slice(0, 8) })
        }
        title={`${title}, own against own`}
      />
    ),
  };
  const panel = (view: Exclude<View, 'course'>) => (
    <Panel
      title={VIEW_WORDS[view].question}
      state={view === 'movers' && state.kind === 'content' ? both : state}
      caption={() => caption}
      actions={() => <RefreshButton state={state} />}
      className="min-h-80"
    >
      {draw[view]}
    </Panel>
  );
  const course =
    state.kind === 'content' && question ? (
      <CoursePanel
        question={question}
        basis={basis}
        look={look}
        onLook={onLook}
        title={title}
        shelves={rankings.shelves}
        styles={props.styles}
        notes={props.notes}
      />
    ) : (
      <Panel title="Who moved up and down" state={state}>
        {() => null}
      </Panel>
    );
  const tabs = VIEWS.map((view) => ({
    value: view,
    label: view === 'course' ? 'Trend' : VIEW_WORDS[view].tab,
    content: view === 'course' ? course : panel(view),
  }));
  return <Tabs label="Views of the rankings" tabs={tabs} value={look.view} onChange={(view) => onLook({ view })} />;
}
