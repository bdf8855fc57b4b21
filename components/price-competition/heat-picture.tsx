import { TEXT } from '@/components/chart/chart-value';
import { type SlideFrame, slideSvg } from '@/components/chart/slide';
import { NoIndexHatch, StripPaths } from '@/components/price-competition/heat-strip';
import type { TimeDimension } from '@/components/price-competition/page';
import {
  bucketWords,
  glyphOf,
  indexWords,
  moverWords,
  newestIndex,
  TONE_CLASS,
} from '@/components/price-competition/words';
import { savePicture } from '@/components/ui/save-picture';
import type { Format } from '@/lib/client/format/format';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines.columns';
import type { Summary } from '@/lib/queries/price-competition/summary';

interface PictureOptions {
  summary: Summary;
  /** Number of all competitions, of which `rows` can be the first ones. */
  total: number;
  title: string;
  notes: readonly string[];
  by: TimeDimension;
  format: Format;
}

const KEY =
  'top edge ▲ above the band · bottom edge ▼ below · ● on target · hatched: no index · stroke: nothing published · cross: failed · frame: not collected';

/** Saves the strips as PNG or SVG for a slide, with filters, dates and legend. */
export async function saveHeat(
  rows: readonly CompetitionLine[],
  options: PictureOptions,
  extension: 'png' | 'svg',
): Promise<void> {
  const { summary, title, notes, format } = options;
  const judged = summary.shown - summary.tones.none;
  const counts = `${format.integer(summary.tones.on)} of ${format.integer(judged)} on target`;
  const print = { title, notes: [[...notes, counts].join(' · '), KEY] };
  await savePicture(title, extension, () => slideSvg(print, heatDrawing(rows, options)), summary.current ?? '');
}

/** Maximum number of rows on a slide. It shows the number of the others. */
const MAX_ROWS = 24;

/** Returns a function that draws the strips of the first rows on a slide. */
export function heatDrawing(
  rows: readonly CompetitionLine[],
  { summary, total, by, format }: Omit<PictureOptions, 'title' | 'notes'>,
) {
  const visibleRows = rows.slice(0, MAX_ROWS);
  return function draw({ width, height }: SlideFrame) {
    const line = Math.min(22, (height - 20) / (visibleRows.length + 1));
    const [nameX, stripX, indexX] = [0, width * 0.48, width * 0.78];
    return (
      <>
        <NoIndexHatch />
        {summary.buckets.length > 0 ? (
          <text x={stripX} y={10} {...TEXT}>
            {[summary.buckets[0], summary.buckets.at(-1)]
              .map((bucket) => bucket && bucketWords(bucket, by, format))
              .join(' to ')}
          </text>
        ) : null}
        {visibleRows.map((row, index) => {
          const y = 16 + index * line;
          const scale = (width * 0.28) / Math.max(1, row.strip.length * 10);
          return (
            <g key={row.id} transform={`translate(0 ${y})`}>
              <text x={nameX} y={line * 0.65} {...TEXT} fill="var(--ink)">
                {truncate(`${row.base_title} against ${row.benchmark_title}`, 62)}
              </text>
              <g transform={`translate(${stripX} 0) scale(${scale} ${(line - 2) / 20})`}>
                <StripPaths strip={row.strip} />
              </g>
              <text x={indexX + 44} y={line * 0.65} textAnchor="end" {...TEXT} fill="var(--ink)">
                {indexWords(newestIndex(row, summary.rule), format)}
              </text>
              <text
                x={indexX + 50}
                y={line * 0.65}
                {...TEXT}
                fill={`var(--${TONE_CLASS[row.now_tone]?.replace('text-', '')})`}
              >
                {glyphOf(row.now_tone, row.now_distance)}
              </text>
              <text x={indexX + 66} y={line * 0.65} {...TEXT}>
                {truncate([row.retailer, moverWords(row, format)].filter(Boolean).join(' · '), 22)}
              </text>
            </g>
          );
        })}
        {total > visibleRows.length ? (
          <text x={0} y={height - 2} {...TEXT}>
            and {format.integer(total - visibleRows.length)} others
          </text>
        ) : null}
      </>
    );
  };
}

function truncate(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
