'use client';

import { useMemo } from 'react';
import { EvidenceButton } from '@/components/page/evidence-button';
import { PanelProblem } from '@/components/panel/panel-problem';
import type { Place, Question } from '@/components/shelf/place';
import { prepareRanks, type Ranks } from '@/components/shelf/prepare-ranks';
import type { Source } from '@/components/shelf/prepare-sources';
import { RankTable } from '@/components/shelf/rank-table';
import { useRanks } from '@/components/shelf/use-ranks';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';

interface ProductRanksProps {
  place: Place;
  question: Question;
  /** The keywords of the day: where a rank and a source are one, the rank leads to its shelf. */
  sources: readonly Source[];
}

/** Where else the product is found at this retailer on this day. */
export function ProductRanks({ place, question, sources }: ProductRanksProps) {
  const format = useFormat();
  const { question: asked, ranks, loading, problem, retry, cost, ask } = useRanks(question);
  const prepared = useMemo(
    () => prepareRanks(ranks?.items ?? [], place.listing.product_id, sources),
    [ranks, place, sources],
  );
  const { rows } = prepared;
  return (
    <section className="mt-5" aria-label="Places for other keywords">
      <h3 className="mb-1 font-semibold">Places for other keywords</h3>
      {problem ? <PanelProblem problem={problem} onRetry={retry} /> : null}
      {ranks ? (
        <>
          <p className="mb-2 text-caption text-ink-3">{summary(prepared, format)}</p>
          {prepared.ranked.length > 0 ? <RankTable ranked={prepared.ranked} question={question} /> : null}
          {rows.length > 0 ? (
            <div className="mt-2">
              <EvidenceButton
                of="Ranks of this product"
                label="Evidence of the ranks"
                evidence={{
                  endpoint: visibilitySearchByProduct,
                  params: { ...asked },
                  rows,
                  provenance: { fetchedAt: ranks.fetchedAt },
                }}
              />
            </div>
          ) : null}
        </>
      ) : loading ? (
        <p className="text-caption text-ink-3">Ranks are loading.</p>
      ) : cost && !problem ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-ink-2">
            The ranks of {format.day(question.date)} are not collected. They cost {cost.known ? 'about' : 'at least'}{' '}
            {counted(cost.calls, 'request', format)} to the service.
          </span>
          <Button onClick={ask}>Ask for the ranks</Button>
        </div>
      ) : null}
    </section>
  );
}

function summary({ rows, ranked, unranked, silent }: Ranks, format: Format): string {
  if (rows.length === 0) return 'The search rankings of this day do not hold this product, by retailer and product no.';
  const of = ranked.length + unranked;
  const known = `Ranked for ${format.integer(ranked.length)} of ${counted(of, 'keyword', format)} of this retailer`;
  return silent > 0 ? `${known}, ${format.integer(silent)} more without data.` : `${known}.`;
}
