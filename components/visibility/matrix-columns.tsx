import type { Column } from '@/components/table/column';
import { type Change, changeOf } from '@/components/visibility/prepare-change';
import type { Matrix, Shop, SourceRow } from '@/components/visibility/prepare-matrix';
import { ScoreCell } from '@/components/visibility/score-cell';
import { scoreFormat } from '@/components/visibility/score-format';
import { sourceColumns } from '@/components/visibility/source-columns';
import type { Measure } from '@/components/visibility/url-state';
import { lookOf } from '@/components/visibility/verdict';
import { MEASURE_WORDS, partInWords, shopInCountry, shopWithCountry } from '@/components/visibility/words';
import type { Part, Score } from '@/lib/client/visibility/score';
import type { PositionType } from '@/lib/client/visibility/scores-url';

interface MatrixLook {
  scale: number | null;
  /** What the number of a cell is. */
  measure: Measure;
  change: Change | null;
  /** The kind of places that the scores count. */
  position: PositionType;
  header: string;
  onOpen: (score: Score) => void;
}

/** The columns of the matrix: the source, how many of its targets are met, then a column for each retailer. */
export function matrixColumns({ shops, severalBrands }: Matrix, look: MatrixLook): Column<SourceRow>[] {
  return [
    ...sourceColumns<SourceRow>({ header: look.header, brands: severalBrands }),
    partColumn({
      id: 'met',
      header: 'Met',
      hint: 'Targets met, of the retailers with a verdict',
      part: (row) => row.met,
    }),
    ...shops.map((shop) =>
      scoreColumn({ ...shopHeader(shop, look.measure), look, score: (row: SourceRow) => row.cells.get(shop.id) }),
    ),
  ];
}

interface PartColumn<Row> {
  id: string;
  header: string;
  hint: string;
  part: (row: Row) => Part;
  /** 64 pixels unless told otherwise. */
  width?: number;
}

/** "3 of 7": sorts and exports by its first number. */
export function partColumn<Row>({ id, header, hint, part, width = 64 }: PartColumn<Row>): Column<Row> {
  return {
    kind: 'number',
    id,
    header,
    hint,
    width,
    value: (row) => (part(row).of === 0 ? null : part(row).count),
    text: (row, format) => (part(row).of === 0 ? '—' : partInWords(part(row), format)),
  };
}

interface ScoreColumn<Row> {
  id: string;
  header: string;
  group: string;
  hint: string;
  width: number;
  score: (row: Row) => Score | undefined;
  look: Omit<MatrixLook, 'header'>;
}

function shopHeader({ id, retailer, country }: Shop, measure: Measure) {
  const hint = `${shopWithCountry(retailer, country)}: ${MEASURE_WORDS[measure].sentence}`;
  return { id, header: shopInCountry(retailer, country), group: country ?? 'Country not stated', hint, width: 102 };
}

/** One number for each row's score. Sorts and exports what is shown. */
export function scoreColumn<Row>({ score, look, ...header }: ScoreColumn<Row>): Column<Row> {
  const { scale, measure, change, position, onOpen } = look;
  const value = (row: Row) => measured(score(row), measure, change);
  return {
    kind: 'number',
    ...header,
    value: (row) => {
      const own = value(row);
      return own === null || scale === null ? own : (own / scale) * 100;
    },
    text: (row, format) => {
      const write = scoreFormat(format, scale);
      if (!score(row)) return '';
      return measure === 'score' ? write.plain(value(row)) : write.signed(value(row));
    },
    look: (row) => lookOf(score(row), scale),
    cell: (row) => (
      <ScoreCell score={score(row)} value={value(row)} scale={scale} measure={measure} {...{ position, onOpen }} />
    ),
  };
}

function measured(score: Score | undefined, measure: Measure, change: Change | null): number | null {
  if (!score) return null;
  if (measure === 'score') return score.at.score;
  return measure === 'gap' ? score.gap : changeOf(score, change);
}
