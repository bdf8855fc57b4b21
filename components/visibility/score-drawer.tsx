'use client';

import { LineChart as TrendIcon } from 'lucide-react';
import { EvidenceButton } from '@/components/page/evidence-button';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Drawer } from '@/components/ui/drawer';
import { type Change, changeOf } from '@/components/visibility/prepare-change';
import { ScoreBrands } from '@/components/visibility/score-brands';
import { scoreFormat } from '@/components/visibility/score-format';
import { ShelfLink } from '@/components/visibility/shelf-link';
import { verdictOf } from '@/components/visibility/verdict';
import { questionInWords, shopName, sourceName } from '@/components/visibility/words';
import { isolated } from '@/lib/client/isolated';
import type { Provenance } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';
import { oneMore } from '@/lib/client/visibility/one-more';
import { faultsOf } from '@/lib/client/visibility/prepare-scores';
import type { Score } from '@/lib/client/visibility/score';
import type { Question } from '@/lib/client/visibility/scores-url';
import { visibilityScores } from '@/lib/contract/visibility-scores';

interface ScoreDrawerProps {
  /** The open score's id, null when the drawer is shut. */
  id: string | null;
  onClose: () => void;
  /** The whole answer: the drawer is not narrowed by the page's filters. */
  all: readonly Score[];
  scale: number | null;
  question: Question;
  change: Change | null;
  provenance?: Provenance;
  /** Shows the days of this one score. */
  onTrend: (score: Score) => void;
}

/** What is behind one score: its parts, what they give, what one more listing would do, and the rows of the service. */
export function ScoreDrawer({ id, onClose, all, scale, question, change, provenance, onTrend }: ScoreDrawerProps) {
  const format = useFormat();
  const score = all.find((one) => one.id === id);
  return (
    <Drawer
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      title={score ? `${isolated(sourceName(score))} at ${isolated(shopName(score))}` : 'No such score'}
      caption={
        score
          ? `${isolated(score.item.searched_brand ?? 'brand not stated')} · ${questionInWords(question, format)}`
          : null
      }
    >
      {score ? (
        <div className="flex flex-col gap-5">
          <ScoreFacts score={score} scale={scale} change={change} />
          <div className="flex flex-wrap gap-2">
            <EvidenceButton
              of={`Score of ${isolated(score.item.searched_brand ?? 'the brand')} for ${isolated(sourceName(score))}`}
              evidence={{ endpoint: visibilityScores, params: { ...question }, rows: [score.item], provenance }}
            />
            <Button look="quiet" onClick={() => onTrend(score)}>
              <TrendIcon aria-hidden />
              Show its days
            </Button>
            <ShelfLink score={score} question={question} />
          </div>
          <ScoreBrands shelf={all.filter(({ source, shop }) => source === score.source && shop === score.shop)} />
        </div>
      ) : (
        <p className="text-ink-2">
          This day has no such score. Another day, or another number of products, may have it.
        </p>
      )}
    </Drawer>
  );
}

interface ScoreFactsProps {
  score: Score;
  scale: number | null;
  change: Change | null;
}

function ScoreFacts({ score, scale, change }: ScoreFactsProps) {
  const format = useFormat();
  const write = scoreFormat(format, scale);
  const { at, gap, share } = score;
  const verdict = verdictOf(score, scale);
  const faults = faultsOf(score, scale);
  const more = oneMore(score, scale);
  const facts: [string, string, boolean?][] = [
    ['Score', write.score(at.score)],
    ['Target', at.target === null ? 'none is set' : `${write.score(at.target)}, ${write.difference(gap)} from it`],
    ['Verdict of the service', at.is_target_met === null ? 'none' : `${verdict.glyph} ${verdict.word}`, faults.verdict],
    ['Own products', `${format.integer(at.own_product_count)} of ${format.integer(at.total_product_count)}`],
    ['Own ÷ all', format.percent(share), faults.score],
  ];
  if (more) facts.push(['One more own listing', moreInWords(more.adds, more.needed, gap)]);
  if (change) facts.push([`Since ${format.day(change.day)}`, write.difference(changeOf(score, change))]);
  function moreInWords(adds: number, needed: number | null, missing: number | null): string {
    const added = `adds ${write.difference(adds).replace('+', '')}`;
    if (missing === null) return added;
    if (needed === null) return `${added}; no number of them reaches the target`;
    if (needed === 0) return `${added}; the target is reached`;
    return `${added}; ${format.integer(needed)} more reach the target`;
  }
  return (
    <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, value, fault]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className={cn(name === 'Verdict of the service' && verdict.ink)}>
            {value}
            {fault ? <span className="text-off-target"> — does not agree with the service</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
