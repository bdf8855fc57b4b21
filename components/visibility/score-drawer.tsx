'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { ChartPanel } from '@/components/chart/chart-panel';
import { INK } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import { EvidenceButton } from '@/components/layout/evidence-button';
import { ShelfLink } from '@/components/layout/shelf-link';
import { AnswerDrawer } from '@/components/panel/answer-drawer';
import { usePageLink } from '@/components/shell/use-page-link';
import { Facts } from '@/components/ui/facts';
import { PlainTable } from '@/components/ui/plain-table';
import type { VisibilityState } from '@/components/visibility/page';
import { describeSettings, glyphOf, shopWithCountry, VERDICT_INK, verdictOf } from '@/components/visibility/words';
import { writeList } from '@/lib/client/address/url-list';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { scoreFormat } from '@/lib/client/format/score-format';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { parseJson } from '@/lib/json/parse-json';
import type { Score } from '@/lib/queries/visibility/score';

interface ScoreDrawerProps {
  state: VisibilityState;
  id: string;
  onClose: () => void;
}

/** Details of a score: its parts, the effect of one more listing, history, shelf, and the row of the service. */
export function ScoreDrawer({ state, id, onClose }: ScoreDrawerProps) {
  const { params, dates, address } = state;
  const format = useFormat();
  const answer = useAnswer('visibility/score', { ...params, id });
  return (
    <AnswerDrawer
      state={answer}
      name="Score"
      title={(score) => `${isolated(sourceOf(score))} at ${shopWithCountry(score)}`}
      caption={(score) =>
        `${isolated(score.searched_brand ?? 'Unknown brand')} · ${describeSettings(address, format)} · ${format.day(dates.date)}`
      }
      whyEmpty="No such score on this day. Try another day or another number of products."
      onClose={onClose}
      className="w-[36rem]"
    >
      {(content) => <Content key={id} state={state} answer={content} />}
    </AnswerDrawer>
  );
}

function sourceOf({ visibility_source_name, representative_name }: Score): string {
  return visibility_source_name ?? representative_name ?? 'Unknown keyword or category';
}

interface ContentProps {
  state: VisibilityState;
  answer: Extract<AnswerState<Score>, { kind: 'content' }>;
}

function Content({ state, answer }: ContentProps) {
  const { params, set } = state;
  const { data: score, provenance } = answer;
  const { scale, history, visibility_source_id: sourceId, retailer_code: retailerCode } = score;
  const linkTo = usePageLink();
  const days = history.map(({ day }) => day);
  // A share is drawn in percent, and any other score unchanged.
  const valuesOf = (name: 'score' | 'target') =>
    history.map(({ [name]: value }) => (value === null || scale === null ? value : value / scale));
  const { visibility_type: type, position_type: positionType, first_n_products: firstN, date } = params;
  return (
    <div className="flex flex-col gap-5">
      <ScoreFacts score={score} />
      <div className="flex flex-wrap gap-2">
        <EvidenceButton
          title={`Score of ${isolated(score.searched_brand ?? 'the brand')} for ${isolated(sourceOf(score))}`}
          evidence={{
            endpoint: visibilityScores,
            params: { visibility_type: type, position_type: positionType, first_n_products: firstN, date },
            rows: [parseJson(score.raw)],
            fetchedAt: provenance[0]?.fetchedAt,
          }}
        />
        <ShelfLink {...{ type, sourceId, retailerCode, date, firstN, positionType }} className="self-center underline">
          See the shelf
        </ShelfLink>
        {type === 'SEARCH' ? (
          <Link href={linkTo(ranksHref(score, { date, positionType }))} className="self-center underline">
            See the ranks
          </Link>
        ) : null}
      </div>
      <ChartPanel
        title={`Last ${days.length} days`}
        state={answer}
        chart={(_, coverage) =>
          trendChart({
            days,
            unit: scale === null ? 'score' : 'percent',
            coverage,
            series: [
              { name: 'Score', values: valuesOf('score'), style: INK },
              {
                name: 'Target',
                values: valuesOf('target'),
                style: { color: 'var(--on-target)', width: 1.5, dash: '3 3' },
              },
            ],
            onDay: (day) => set({ date: day }),
          })
        }
      />
      <ShelfBrands score={score} />
    </div>
  );
}

/** The ranks of the brand's products for the keyword, which the score counts down to its number of products. */
function ranksHref(score: Score, { date, positionType }: { date: string; positionType: string }): string {
  const { visibility_source_name: keyword, retailer_name: retailer, searched_brand: brand } = score;
  const filters = Object.entries({ keyword, retailer, brand }).flatMap(([name, value]) =>
    value === null ? [] : [[name, writeList([value])]],
  );
  const view = { date, position_type: positionType, view: 'all', ranks_sort: 'rank.asc' };
  return `/rankings?${new URLSearchParams({ ...view, ...Object.fromEntries(filters) })}`;
}

function ScoreFacts({ score }: { score: Score }) {
  const format = useFormat();
  const { target, gap, is_target_met } = score;
  const write = scoreFormat(format, score.scale);
  const verdict = verdictOf(is_target_met);
  const checked = (value: string, agrees: boolean | null) => (
    <>
      {value}
      {agrees === false ? <span className="text-off-target"> — does not agree with the service</span> : null}
    </>
  );
  const status = verdict === 'none' ? 'none' : `${glyphOf(is_target_met, gap)} target ${verdict}`;
  const facts: [string, ReactNode][] = [
    ['Score', write.score(score.score, target)],
    ['Target', target === null ? 'not set' : `${write.score(target, score.score)}, ${write.difference(gap)} from it`],
    [
      'Status',
      <span key="status" className={VERDICT_INK[verdict]}>
        {checked(status, score.verdict_agrees)}
      </span>,
    ],
    ['Own listings', `${format.integer(score.own_product_count)} of ${format.integer(score.total_product_count)}`],
    ['Own share', checked(format.percent(score.share), score.score_agrees)],
  ];
  if (score.one_more !== null) facts.push(['One more own listing', oneMoreWords(score, write.difference, format)]);
  return <Facts facts={facts} />;
}

type OneMore = Pick<Score, 'one_more' | 'to_spare' | 'target' | 'own_product_count'>;

/** Describes the effect of one more listing: "adds 5.0 pp; 2 more would reach the target". */
export function oneMoreWords(
  { one_more, to_spare, target, own_product_count }: OneMore,
  difference: (value: number | null) => string,
  format: Format,
): string {
  const added = `adds ${difference(one_more).replace('+', '')}`;
  if (target === null || own_product_count === null) return added;
  if (to_spare === null) return `${added}; the whole shelf would not reach the target`;
  return to_spare >= 0
    ? `${added}; the target is met`
    : `${added}; ${format.integer(-to_spare)} more would reach the target`;
}

/** All searched brands of the shelf by number of listings, and the rest of the shelf. */
function ShelfBrands({ score: { brands, others } }: { score: Score }) {
  const format = useFormat();
  const rows = others ? [...brands, { ...others, id: '', name: 'Others', own: false }] : brands;
  return (
    <section>
      <h3 className="border-line border-b pb-1 font-semibold text-body">Brands on this shelf</h3>
      <PlainTable
        columns={[
          { name: 'Brand', kind: 'text', cell: ({ name }) => isolated(name ?? 'Unknown brand') },
          { name: 'Listings', kind: 'number', cell: ({ listings }) => format.integer(listings) },
          { name: 'Share', kind: 'number', cell: ({ share }) => format.percent(share) },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        rowClass={({ id, own }) => (id === '' ? 'text-ink-2' : own && 'font-semibold')}
      />
    </section>
  );
}
