import { type SlideFrame, saveSlide } from '@/components/chart/chart-picture';
import { TEXT } from '@/components/chart/chart-value';
import { moverWords } from '@/components/price-competition/heat-rows';
import { NoIndexHatch, StripPaths } from '@/components/price-competition/heat-strip';
import type { TimeDimension } from '@/components/price-competition/page';
import { bucketWords, digitsOf, glyphOf, lineNames, TONE_CLASS } from '@/components/price-competition/words';
import type { Format } from '@/lib/client/format';
import type { CompetitionLine } from '@/lib/queries/price-competition/lines';
import type { Summary } from '@/lib/queries/price-competition/summary';

interface Drawn {
  summary: Summary;
  title: string;
  notes: readonly string[];
  by: TimeDimension;
  format: Format;
}

const KEY =
  'top edge ▲ above the band · bottom edge ▼ below · ● on target · hatched: no index · stroke: nothing published · cross: failed · frame: not collected';

/** Saves the strips as a picture or a drawing for a slide, with filters, dates and the key in it. */
export async function saveHeat(
  rows: readonly CompetitionLine[],
  drawn: Drawn,
  extension: 'png' | 'svg',
): Promise<void> {
  const { summary, title, notes, format } = drawn;
  const judged = summary.shown - summary.tones.none;
  const counts = `${format.integer(summary.tones.on)} of ${format.integer(judged)} on target`;
  await saveSlide(
    heatDrawing(rows, drawn),
    { title, notes: [[...notes, counts].join(' · '), KEY], dates: summary.at ?? '', format },
    extension,
  );
}

/** Rows that a slide holds; the others are counted on it. */
const MOST = 24;

/** The strips of the first rows, as content of a slide. */
function heatDrawing(rows: readonly CompetitionLine[], { summary, by, format }: Drawn) {
  const shown = rows.slice(0, MOST);
  const digits = digitsOf(summary.rule);
  return function draw({ width, height }: SlideFrame) {
    const line = Math.min(22, (height - 20) / (shown.length + 1));
    const [names, strip, index] = [0, width * 0.48, width * 0.78];
    return (
      <>
        <NoIndexHatch />
        {summary.buckets.length > 0 ? (
          <text x={strip} y={10} {...TEXT}>
            {[summary.buckets[0], summary.buckets.at(-1)]
              .map((one) => one && bucketWords(one, by, format))
              .join(' to ')}
          </text>
        ) : null}
        {shown.map((row, at) => {
          const told = lineNames(row);
          const y = 16 + at * line;
          const scale = (width * 0.28) / Math.max(1, row.strip.length * 10);
          return (
            <g key={row.id} transform={`translate(0 ${y})`}>
              <text x={names} y={line * 0.65} {...TEXT} fill="var(--ink)">
                {cut(`${row.base_title} against ${row.benchmark_title}`, 62)}
              </text>
              <g transform={`translate(${strip} 0) scale(${scale} ${(line - 2) / 20})`}>
                <StripPaths strip={row.strip} />
              </g>
              <text x={index + 44} y={line * 0.65} textAnchor="end" {...TEXT} fill="var(--ink)">
                {format.decimal(row.now_index, digits)}
              </text>
              <text
                x={index + 50}
                y={line * 0.65}
                {...TEXT}
                fill={`var(--${TONE_CLASS[row.now_tone]?.replace('text-', '')})`}
              >
                {glyphOf(row.now_tone, row.now_distance)}
              </text>
              <text x={index + 66} y={line * 0.65} {...TEXT}>
                {cut([row.retailer, moverWords(row, told, format)].filter(Boolean).join(' · '), 22)}
              </text>
            </g>
          );
        })}
        {rows.length > shown.length ? (
          <text x={0} y={height - 2} {...TEXT}>
            and {format.integer(rows.length - shown.length)} others
          </text>
        ) : null}
      </>
    );
  };
}

function cut(text: string, letters: number): string {
  return text.length > letters ? `${text.slice(0, letters - 1)}…` : text;
}
