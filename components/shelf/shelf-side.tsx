'use client';

import { useMemo } from 'react';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { BrandsPanel } from '@/components/shelf/brands-panel';
import { MovesList } from '@/components/shelf/moves-list';
import { comparedParams, type ShelfParams, type ShelfState } from '@/components/shelf/page';
import { PricesPanel } from '@/components/shelf/prices-panel';
import { noMovesWords, type ShelfRow } from '@/components/shelf/words';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import type { BrandOnShelf } from '@/lib/queries/shelf/brands';
import type { TableAnswer } from '@/lib/queries/table';

/** Number of moves of competitors that are listed. */
const MOVES = 5;
const NO_BRANDS: readonly BrandOnShelf[] = [];

interface ShelfSideProps {
  state: ShelfState;
  params: ShelfParams;
  /** Parameters of the listings on screen, also while others load. */
  shown: ShelfParams;
  listings: AnswerState<TableAnswer<ShelfRow>>;
  onOpen: (id: string) => void;
}

/** The first positions by brand, own SKUs, the largest moves of competitors, and prices by brand. */
export function ShelfSide({ state, params, shown, listings, onOpen }: ShelfSideProps) {
  const format = useFormat();
  const brands = useAnswer('shelf/brands', comparedParams(params));
  const rows = listings.data?.rows ?? [];
  const styles = useBrandStyles(brands.data?.brands ?? NO_BRANDS);
  const { own, moves } = useMemo(() => ({ own: ownRows(rows), moves: competitorMoves(rows) }), [rows]);
  const isCompared = rows.some(({ move }) => move !== null);
  const noMoves = noMovesWords(listings.coverage ?? [], shown);
  const since = shown.beside === '' ? `since ${format.shortDay(shown.against)}` : 'against the other retailer';
  return (
    <>
      <BrandsPanel brands={brands} styles={styles} onBrand={(brand) => state.set({ brand: [brand] })} />
      <MovesList
        title="Own SKUs"
        caption={`organic rank${isCompared ? `, ${since}` : ''}`}
        rows={own}
        whyEmpty={
          shown.position_type === 'SPONSORED'
            ? 'Only sponsored listings are selected.'
            : 'No own organic listing on this shelf.'
        }
        onOpen={onOpen}
      />
      <MovesList
        title="Competitor moves"
        caption={isCompared ? since : ''}
        rows={moves.slice(0, MOVES)}
        whyEmpty={isCompared ? 'No competitor moved.' : `Not compared: ${noMoves}.`}
        onOpen={onOpen}
      />
      <PricesPanel rows={rows} styles={styles} />
    </>
  );
}

/** Own organic listings, the best rank first, then those that are gone. */
function ownRows(rows: readonly ShelfRow[]): ShelfRow[] {
  return rows.filter(({ own, won }) => own && won !== 'sponsored');
}

/** Listings of competitors that moved, the largest move first. New and gone ones moved by at least the rest of the shelf. */
export function competitorMoves(rows: readonly ShelfRow[]): ShelfRow[] {
  const last = rows.filter(({ move }) => move !== 'gone').length + 1;
  const size = ({ rank, rank_before }: ShelfRow) => Math.abs((rank_before ?? last) - (rank ?? last));
  return rows
    .filter(({ own, move }) => !own && move !== null && move !== 'same')
    .toSorted((a, b) => size(b) - size(a) || (a.rank ?? last) - (b.rank ?? last));
}
