'use client';

import { ChartPanel } from '@/components/chart/chart-panel';
import { trendChart } from '@/components/chart/trend';
import { EvidenceButton } from '@/components/layout/evidence-button';
import { AnswerDrawer } from '@/components/panel/answer-drawer';
import { merchantWord } from '@/components/price-competition/merchant-word';
import { Merchants } from '@/components/price-competition/merchants';
import { MoveSection } from '@/components/price-competition/move-section';
import { bucketDays, pricesChart } from '@/components/price-competition/prices-chart';
import { SideCard } from '@/components/price-competition/side-card';
import type { CompetitionState } from '@/components/price-competition/use-competition';
import { useEvidence } from '@/components/price-competition/use-evidence';
import { useSideStyles } from '@/components/price-competition/use-side-styles';
import {
  BUCKET_NOUNS,
  bandWords,
  bucketWords,
  indexWords,
  noIndexWords,
  PRICE_NOUNS,
  priceWords,
  statusWord,
} from '@/components/price-competition/words';
import { PlainTable } from '@/components/ui/plain-table';
import { Select } from '@/components/ui/select';
import type { Format } from '@/lib/client/format/format';
import { NO_VALUE } from '@/lib/client/format/format-number';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import { VERDICT_WORDS } from '@/lib/contract/known-values';
import { SIDES, type SideName } from '@/lib/contract/price-competition';
import type { Line, LineCell } from '@/lib/queries/price-competition/line';

interface CompetitionDrawerProps {
  state: CompetitionState;
  /** The open competition and the first day of the selected bucket. Null selects the newest bucket with an index. */
  opened: { id: string; bucket: string | null };
  onBucket: (bucket: string) => void;
  onClose: () => void;
}

/** Details of a competition: a bucket, its history, the causes of changes, and both sides. */
export function CompetitionDrawer({ state, opened, onBucket, onClose }: CompetitionDrawerProps) {
  const { params, description, address, dates, opening } = state;
  const format = useFormat();
  const line = useAnswer('price-competition/line', params && { ...params, id: opened.id });
  return (
    <AnswerDrawer
      state={line}
      name="Competition"
      title={({ base, benchmark }) => `${isolated(base.title)} against ${isolated(benchmark.title)}`}
      caption={() =>
        [`${format.day(dates.from)} to ${format.day(dates.date)}`, ...description.notes(address, format, { opening })]
          .filter(Boolean)
          .join(' · ')
      }
      whyEmpty="No such competition in this period."
      onClose={onClose}
      className="w-[44rem]"
    >
      {(answer) => (
        <Content key={answer.data.id} state={state} answer={answer} bucket={opened.bucket} onBucket={onBucket} />
      )}
    </AnswerDrawer>
  );
}

interface ContentProps extends Pick<CompetitionDrawerProps, 'state' | 'onBucket'> {
  answer: Extract<AnswerState<Line>, { kind: 'content' }>;
  bucket: string | null;
}

function Content({ state, answer, bucket, onBucket }: ContentProps) {
  const format = useFormat();
  const { address } = state;
  const { data: line } = answer;
  const { base, benchmark, cells, band } = line;
  const styles = useSideStyles(line);
  const cell =
    cells.find((candidate) => candidate.bucket === bucket) ??
    cells.find((candidate) => candidate.bucket === line.current && candidate.index !== null) ??
    cells.findLast(({ index }) => index !== null) ??
    cells.at(-1);
  const by = address.time_dimension;
  const buckets = bucketDays(cells, by, format);
  const period = format.count(cells.length, BUCKET_NOUNS[by]);
  const price = PRICE_NOUNS[address.price];
  const unit = address.price_type === 'UNIT' ? ', per unit' : '';
  const depths = SIDES.map((side) => ({
    name: isolated(line[side].title),
    style: styles.get(line[side].brand ?? ''),
    values: cells.map((lineCell) => lineCell[`${side}_depth`]),
  }));
  return (
    <div className="flex flex-col gap-6">
      {cell ? <BucketFacts state={state} line={line} cell={cell} onBucket={onBucket} /> : null}
      <ChartPanel
        title={`Index of the ${price}${unit}`}
        state={answer}
        chart={() =>
          trendChart({
            label: `Index over ${period}`,
            ...buckets,
            unit: 'index',
            series: [{ name: 'Index', values: cells.map(({ index }) => index) }],
            band: band ? { low: band.min, high: band.max, label: 'target' } : null,
            onOpen: (index) => buckets.days[index] && onBucket(buckets.days[index]),
          })
        }
      />
      <ChartPanel
        title={`Both sides’ ${price}${unit}, in the shop’s currency`}
        state={answer}
        chart={() => pricesChart(line, { styles, by, format })}
      />
      {cells.some(({ base_depth, benchmark_depth }) => base_depth !== null || benchmark_depth !== null) ? (
        <ChartPanel
          title="Promotion depth, below the list price"
          state={answer}
          chart={() =>
            trendChart({ label: `Promotion depth over ${period}`, ...buckets, unit: 'percent', series: depths })
          }
        />
      ) : null}
      <MoveSection key={cell?.bucket} state={state} line={line} bucket={cell?.bucket} />
      <Merchants line={line} kind={address.price} by={by} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SideCard title="Base" side={base} date={state.dates.date} />
        <SideCard title="Benchmark" side={benchmark} date={state.dates.date} />
      </div>
    </div>
  );
}

interface BucketFactsProps {
  state: CompetitionState;
  line: Line;
  cell: LineCell;
  onBucket: (bucket: string) => void;
}

/** Description and numbers of a bucket, with its evidence. */
function BucketFacts({ state, line, cell, onBucket }: BucketFactsProps) {
  const { price: kind, time_dimension: by } = state.address;
  const format = useFormat();
  const { title, evidence } = useEvidence(state, { id: line.id, bucket: cell.bucket });
  const options = line.cells.map(({ bucket }) => ({ value: bucket, label: bucketWords(bucket, by, format) }));
  const facts: [name: string, write: (side: SideName) => string][] = [
    [PRICE_NOUNS[kind], (side) => priceWords(cell[`${side}_price`], cell[`${side}_seller`], format)],
    ['below the list price', (side) => format.percent(cell[`${side}_depth`])],
    ['status', (side) => statusWord(cell[`${side}_state`])],
    ['cheapest merchant', (side) => cell[`${side}_cheapest`] ?? NO_VALUE],
  ];
  return (
    <section aria-label="Index">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <Select label="Of" value={cell.bucket} options={options} onChange={onBucket} />
        {evidence ? <EvidenceButton title={title} evidence={evidence} /> : null}
      </div>
      <p className="mb-2 break-words">{sentenceOf(line, cell, kind, format)}</p>
      <PlainTable
        columns={[
          { name: 'Figure', kind: 'text', cell: ([name]) => name, className: 'text-ink-3' },
          ...SIDES.map((side) => ({
            key: side,
            name: isolated(line[side].title),
            kind: 'number' as const,
            cell: ([, write]: (typeof facts)[number]) => write(side),
            className: 'max-w-40',
          })),
        ]}
        rows={facts}
        keyOf={([name]) => name}
      />
    </section>
  );
}

/** Prices with a smaller relative difference are described as equal. */
const EQUAL = 0.0005;

/** Describes a bucket: "Index 103.2: our selling price is 3.2% above Bergtal Soap at Markt, buybox; target 98–102." */
function sentenceOf(
  { base, benchmark, band, rule }: Line,
  cell: LineCell,
  kind: 'rsp' | 'rrp',
  format: Format,
): string {
  const [baseName, benchmarkName] = [isolated(base.title), isolated(benchmark.title)];
  if (cell.index === null)
    return noIndexWords([
      { name: baseName, status: cell.base_state },
      { name: benchmarkName, status: cell.benchmark_state },
    ]);
  const seller = cell.base_seller === null ? '' : ` at ${isolated(cell.base_seller)}`;
  // Another merchant's price is not ours.
  const price = base.own && !seller ? `our ${PRICE_NOUNS[kind]}` : `the ${PRICE_NOUNS[kind]} of ${baseName}${seller}`;
  const { base_price: basePrice, benchmark_price: benchmarkPrice } = cell;
  const difference = basePrice === null || !benchmarkPrice ? null : basePrice / benchmarkPrice - 1;
  const benchmarkText = `${benchmarkName}${offersText(base, benchmark)}`;
  const relation =
    difference === null
      ? `its prices are unknown, ${baseName} against ${benchmarkText}`
      : `${price} ${differenceWords(difference, format)} ${benchmarkText}`;
  const judged = { index: cell.index, band: [band?.min ?? null, band?.max ?? null], rule } as const;
  const target = band ? `target ${bandWords(judged, format)}` : 'no target band';
  const mismatches = [
    cell.index_agrees === false && 'The index does not follow from these prices.',
    cell.verdict_agrees === false &&
      `The service’s verdict, ${VERDICT_WORDS[cell.verdict ?? '']}, does not match the band.`,
  ].filter(Boolean);
  return [`Index ${indexWords(judged, format)}: ${relation}; ${target}.`, ...mismatches].join(' ');
}

/** "is 3.2% above", "equals" */
function differenceWords(difference: number, format: Format): string {
  if (Math.abs(difference) < EQUAL) return 'equals';
  return `is ${format.percent(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'}`;
}

function offersText(base: Line['base'], benchmark: Line['benchmark']): string {
  const offerOf = ({ retailer, merchant_type }: Line['base']) =>
    `${isolated(retailer ?? 'unknown retailer')}, ${merchantWord(merchant_type)}`;
  const [baseOffer, benchmarkOffer] = [offerOf(base), offerOf(benchmark)];
  return baseOffer === benchmarkOffer ? ` at ${baseOffer}` : ` (${baseOffer}, against ${benchmarkOffer})`;
}
