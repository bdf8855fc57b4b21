'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { ChartPanel } from '@/components/chart/chart-panel';
import { INK } from '@/components/chart/chart-value';
import { trendChart } from '@/components/chart/trend';
import { EvidenceButton } from '@/components/page/evidence-button';
import { usePageLink } from '@/components/page/use-page-link';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { dayStates } from '@/components/panel/coverage-words';
import { cn } from '@/components/ui/cn';
import { Drawer } from '@/components/ui/drawer';
import { PlainHead } from '@/components/ui/plain-head';
import type { VisibilityState } from '@/components/visibility/page';
import { glyphOf, settingsInWords, shopWithCountry, VERDICT_INK, verdictOf } from '@/components/visibility/words';
import type { Format } from '@/lib/client/format';
import { isolated } from '@/lib/client/isolated';
import { scoreFormat } from '@/lib/client/score-format';
import { shelfHref } from '@/lib/client/shelf-href';
import { type AnswerState, useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { isSourceId } from '@/lib/contract/visibility-listings';
import { visibilityScores } from '@/lib/contract/visibility-scores';
import { parseJson } from '@/lib/json/parse-json';
import type { Score } from '@/lib/queries/visibility/score';

const HEIGHT = 168;

interface ScoreDrawerProps {
  state: VisibilityState;
  id: string;
  onClose: () => void;
}

/** A score: its parts, what one more listing would add, its history, its shelf, and the row of the service. */
export function ScoreDrawer({ state, id, onClose }: ScoreDrawerProps) {
  const { params, dates, address } = state;
  const format = useFormat();
  const answer = useAnswer('visibility/score', { ...params, id });
  const score = answer.kind === 'content' ? answer.data : null;
  const { row } = score ?? {};
  const source = row ? (row.visibility_source_name ?? row.representative_name ?? 'Not stated') : 'Score';
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={row ? `${isolated(source)} at ${shopWithCountry(row.retailer_name, row.retailer_country)}` : 'Score'}
      caption={
        row
          ? `${isolated(row.searched_brand ?? 'brand not stated')} · ${settingsInWords(address, format)} · ${format.day(dates.date)}`
          : null
      }
      className="w-[36rem]"
    >
      {score ? (
        <Content key={id} state={state} score={score} answer={answer} source={source} />
      ) : (
        <AnswerPanel
          title="Score"
          state={answer}
          isEmpty={(data) => data === null}
          whyEmpty={() => 'No such score on this day. Try another day or another number of products.'}
        >
          {() => null}
        </AnswerPanel>
      )}
    </Drawer>
  );
}

interface ContentProps {
  state: VisibilityState;
  score: Score;
  answer: AnswerState<Score | null>;
  source: string;
}

function Content({ state, score, answer, source }: ContentProps) {
  const { params, notes, set } = state;
  const linkTo = usePageLink();
  const { row, scale } = score;
  const known: AnswerState<Score> = answer.kind === 'content' ? { ...answer, data: score } : (answer as never);
  const fetched = answer.kind === 'content' ? answer.provenance[0] : undefined;
  // A share is drawn in percent; what the service gives otherwise as it came.
  const drawn = (values: readonly (number | null)[]) =>
    values.map((value) => (value === null || scale === null ? value : value / scale));
  const evidence = useMemo(() => [parseJson(score.raw)], [score.raw]);
  const { visibility_type, position_type, first_n_products, date } = params;
  return (
    <div className="flex flex-col gap-5">
      <Facts score={score} />
      <div className="flex flex-wrap gap-2">
        <EvidenceButton
          of={`Score of ${isolated(row.searched_brand ?? 'the brand')} for ${isolated(source)}`}
          evidence={{
            endpoint: visibilityScores,
            params: { visibility_type, position_type, first_n_products, date },
            rows: evidence,
            provenance: fetched?.fetchedAt ? { fetchedAt: fetched.fetchedAt } : {},
          }}
        />
        {isSourceId(row.visibility_source_id) && row.retailer_code !== null ? (
          <Link
            href={linkTo(
              shelfHref({
                type: visibility_type,
                sourceId: row.visibility_source_id,
                retailerCode: row.retailer_code,
                date,
                firstN: first_n_products,
                positionType: position_type,
              }),
            )}
            className="self-center underline"
          >
            See the shelf
          </Link>
        ) : null}
      </div>
      <ChartPanel
        title={`Last ${score.days.length} days`}
        state={known}
        height={HEIGHT}
        notes={notes}
        chart={(_, coverage) =>
          trendChart({
            days: score.days,
            unit: scale === null ? 'score' : 'percent',
            height: HEIGHT,
            states: dayStates(coverage, score.days),
            series: [
              { name: 'Score', values: drawn(score.scores), style: INK },
              {
                name: 'Target',
                values: drawn(score.targets),
                style: { color: 'var(--on-target)', width: 1.5, dash: '3 3' },
              },
            ],
            onOpen: (at) => set({ date: score.days[at] ?? null }),
          })
        }
      />
      <ShelfBrands score={score} />
    </div>
  );
}

function Facts({ score }: { score: Score }) {
  const format = useFormat();
  const { row, scale, gap, share, score_agrees, verdict_agrees } = score;
  const write = scoreFormat(format, scale);
  const verdict = verdictOf(row.is_target_met);
  const facts: [string, string, boolean?][] = [
    ['Score', write.score(row.score)],
    ['Target', row.target === null ? 'not set' : `${write.score(row.target)}, ${write.difference(gap)} from it`],
    [
      'Status',
      verdict === 'none' ? 'none' : `${glyphOf(row.is_target_met, gap)} target ${verdict}`,
      verdict_agrees === false,
    ],
    ['Own listings', `${format.integer(row.own_product_count)} of ${format.integer(row.total_product_count)}`],
    ['Own share', format.percent(share), score_agrees === false],
  ];
  if (score.one_more !== null) facts.push(['One more own listing', oneMoreWords(score, write.difference, format)]);
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, value, fault]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className={cn(name === 'Status' && VERDICT_INK[verdict])}>
            {value}
            {fault ? <span className="text-off-target"> — does not agree with the service</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "adds 5.0 pp; 2 more would reach the target" */
function oneMoreWords(
  { one_more, to_spare, row }: Score,
  difference: (value: number | null) => string,
  format: Format,
): string {
  const added = `adds ${difference(one_more).replace('+', '')}`;
  if (row.target === null) return added;
  if (to_spare === null) return `${added}; the whole shelf would not reach the target`;
  return to_spare >= 0
    ? `${added}; the target is met`
    : `${added}; ${format.integer(-to_spare)} more would reach the target`;
}

/** Every searched brand of the shelf, the one with most listings first, and the rest of the shelf. */
function ShelfBrands({ score: { brands, others } }: { score: Score }) {
  const format = useFormat();
  return (
    <section>
      <h3 className="border-line border-b pb-1 font-semibold text-body">Who is on this shelf</h3>
      <table className="w-full">
        <PlainHead columns={{ Brand: 'text', Listings: 'number', Share: 'number' }} />
        <tbody>
          {brands.map(({ id, name, own, listings, share }) => (
            <tr key={id} className={cn('h-8 border-line border-b', own && 'font-semibold')}>
              <td className="px-2">{name === null ? 'not stated' : isolated(name)}</td>
              <td className="px-2 text-end">{format.integer(listings)}</td>
              <td className="px-2 text-end">{format.percent(share)}</td>
            </tr>
          ))}
          {others === null ? null : (
            <tr className="h-8 border-line border-b text-ink-2">
              <td className="px-2">Others</td>
              <td className="px-2 text-end">{format.integer(others.listings)}</td>
              <td className="px-2 text-end">{format.percent(others.share)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
