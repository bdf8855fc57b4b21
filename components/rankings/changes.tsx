'use client';

import { useMemo } from 'react';
import { HeatTable } from '@/components/chart/heat-table';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { tilesByName } from '@/components/layout/tiles-by-name';
import { CHANGE_GRID, type ChangeList, ChangeRow, changeCells } from '@/components/rankings/change-row';
import { GROUPS, type RankingsState } from '@/components/rankings/page';
import { rankAxis } from '@/components/rankings/rank-axis';
import { AxisLabels, RankKey } from '@/components/rankings/rank-strip';
import { OTHER_WORDS, productsName, skuWords } from '@/components/rankings/words';
import { RowsPanel } from '@/components/table/rows-panel';
import { screenColumns } from '@/components/table/screen-columns';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { STAKE_RANKS } from '@/lib/datasets/ranks/filters';
import { CHANGE_WORDS, type ChangedRank, changeColumns, type RankChange } from '@/lib/queries/rankings/changes.columns';
import type { Tile } from '@/lib/queries/shared/tiles';
import type { TableAnswer } from '@/lib/queries/table';

const COLUMNS = screenColumns(changeColumns);
/** Competitors that the key names. */
const NAMED = 6;
const HEIGHT = 420;
/** What the listed ranks have in common, since a day. */
const LISTED_WORDS: Readonly<Record<RankingsState['address']['of'], (day: string) => string>> = {
  changes: (day) => `lost or gained page one since ${day}, or are at stake`,
  lost: (day) => `lost page one since ${day}`,
  gained: (day) => `gained page one since ${day}`,
  at_stake: () => 'are at stake',
};

interface ChangesProps {
  state: RankingsState;
  answer: AnswerState<TableAnswer<ChangedRank>>;
  tiles: AnswerState<readonly Tile[]>;
  /** The row in the side panel. */
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Requests more rows. Null at the maximum. */
  onMore: (() => void) | null;
}

/** Own SKUs that lost or gained page one of a keyword, or have it at stake, each with its rank on both days. */
export function Changes({ state, answer, tiles, selectedId, onSelect, onMore }: ChangesProps) {
  const { params, address, dates, set } = state;
  const format = useFormat();
  const figures = tilesByName(tiles);
  const comparedDay = format.shortDay(dates.against);
  const isUnknown = figures.get('lost')?.value === null;
  // Of all changes, only those at stake are known without a compared day.
  const listed = LISTED_WORDS[isUnknown && address.of === 'changes' ? 'at_stake' : address.of](comparedDay);
  const hasRanks = Boolean(figures.get('on_page_one')?.whole);
  const skus = skuWords(address.own, !figures.get('rival_ranks')?.value);
  return (
    <RowsPanel
      title="Changes of page one"
      query="rankings/changes"
      params={{ ...params, of: address.of }}
      columns={COLUMNS}
      fileTitle={`Changes of page one ${dates.date}`}
      restrictions={address.of === 'changes' ? [] : [`Changes: ${CHANGE_WORDS[address.of].toLowerCase()}`]}
      printedRestrictions={[]}
      untitled
      state={answer}
      height={HEIGHT}
      skeleton={<SkeletonRows rows={14} />}
      caption={({ total }) => `${format.count(total, 'rank')} ${listed} · ${skus} by keyword and retailer`}
      tools={
        address.of === 'changes' ? null : (
          <Button look="quiet" onClick={() => set({ of: null }, 'replace')}>
            All changes
          </Button>
        )
      }
      onMore={onMore}
      whyEmpty={() => (hasRanks && address.target.length === 0 ? emptyWords(address.of, comparedDay, isUnknown) : null)}
    >
      {({ rows, total }) => (
        <Groups
          state={state}
          rows={rows}
          skus={skus}
          countOf={(change, listed) => {
            if (rows.length === total) return listed;
            // Tiles count ranks whether or not they meet their target.
            return address.target.length > 0 ? null : (figures.get(change)?.value ?? null);
          }}
          isUnknown={isUnknown}
          selectedId={selectedId}
          onSelect={onSelect}
        />
      )}
    </RowsPanel>
  );
}

/** Describes a list without rows: "No ranks lost page one since 23 Jun." */
function emptyWords(of: RankingsState['address']['of'], comparedDay: string, isUnknown: boolean): string {
  return isUnknown && of !== 'at_stake'
    ? `Changes since ${comparedDay} are not known: no keyword was collected on both days.`
    : `No ranks ${LISTED_WORDS[of](comparedDay)}.`;
}

interface GroupsProps extends Pick<ChangesProps, 'state' | 'selectedId' | 'onSelect'> {
  rows: readonly ChangedRank[];
  /** The products whose ranks are listed, in words. */
  skus: string;
  /** Number of rows of a group, of which some may not be loaded. Null if it is not known. */
  countOf: (change: RankChange, listed: number) => number | null;
  /** No keyword was collected on both days. */
  isUnknown: boolean;
}

function Groups({ state, rows, skus, countOf, isUnknown, selectedId, onSelect }: GroupsProps) {
  const { address, dates, set } = state;
  const format = useFormat();
  const brands = useMemo(() => brandsOf(rows), [rows]);
  const styles = useBrandStyles(brands);
  const list: ChangeList = {
    axis: rankAxis(rows),
    styles,
    days: [dates.against, dates.date],
    onSelect,
  };
  const groups = GROUPS.filter((change) => address.of === 'changes' || address.of === change).map((change) => {
    const ofGroup = rows.filter((row) => row.change === change);
    const lines = ofGroup.map((row) => ({ row, heat: changeCells(row, change, list, format) }));
    return { change, lines, count: countOf(change, lines.length) };
  });
  return (
    <div data-chart>
      <RankKey
        products={productsName(rows, skus)}
        days={`${format.shortDay(dates.against)} → ${format.shortDay(dates.date)}`}
        styles={styles}
        brands={brands.slice(0, NAMED).map(({ name }) => name)}
      />
      <HeatTable
        label="Ranks by keyword, retailer and SKU"
        rows={groups.flatMap(({ lines }) => lines.map(({ heat }) => heat))}
        begins="first"
      >
        <div aria-hidden className={`${CHANGE_GRID} min-h-7 border-line border-b text-caption text-ink-3`}>
          <span>Keyword, retailer, SKU</span>
          <span className="max-sm:col-span-2 max-sm:row-start-2">
            <AxisLabels axis={list.axis} />
          </span>
          <span className="text-end">Rank</span>
          <span className="text-end max-sm:hidden">Target</span>
        </div>
        {groups.map(({ change, count, lines }) => (
          <section key={change} aria-label={CHANGE_WORDS[change]}>
            <div className={`${CHANGE_GRID} min-h-8 border-ink-3 border-b`}>
              <h3 className="font-semibold sm:col-span-4">
                {CHANGE_WORDS[change]}{' '}
                <span className="font-normal text-ink-3">
                  {isUnknown && change !== 'at_stake'
                    ? 'not known: no keyword was collected on both days'
                    : count !== null && format.integer(count)}
                  {change === 'at_stake' ? (
                    <span className="text-caption"> last {format.integer(STAKE_RANKS)} ranks of page one</span>
                  ) : null}
                </span>
                {lines.length === 0 && (count ?? 0) > 0 ? (
                  <Button look="quiet" onClick={() => set({ of: change }, 'replace')}>
                    Show
                  </Button>
                ) : null}
              </h3>
              <span className="text-caption text-ink-3 max-sm:hidden">{OTHER_WORDS[change]}</span>
            </div>
            <ul data-rows>
              {lines.map(({ row, heat }) => (
                <ChangeRow
                  key={heat.key}
                  row={row}
                  change={change}
                  heat={heat}
                  list={list}
                  isSelected={row.id === selectedId}
                />
              ))}
            </ul>
          </section>
        ))}
      </HeatTable>
    </div>
  );
}

/** Returns the brands of competitors, those in most rows first. */
function brandsOf(rows: readonly ChangedRank[]): { name: string; own: boolean }[] {
  const counts = new Map<string, number>();
  for (const { rivals } of rows) for (const { brand } of rivals) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => ({ name, own: false }));
}
