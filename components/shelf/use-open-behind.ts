'use client';

import { useRouter } from 'next/navigation';
import { usePageLink } from '@/components/page/use-page-link';
import type { ScoreCheck } from '@/components/shelf/check-score';
import type { Facet, Question } from '@/components/shelf/place';
import type { ScoreItem } from '@/components/shelf/prepare-sources';
import type { Behind } from '@/components/shelf/shelf-tiles';
import { scoresQuestion } from '@/components/shelf/shelf-url';
import { scoresOf } from '@/lib/client/visibility/prepare-scores';
import { requestTarget } from '@/lib/contract/endpoint';
import { visibilityScores } from '@/lib/contract/visibility-scores';

interface Way {
  question: Question | null;
  check: ScoreCheck | null;
  items: readonly ScoreItem[];
  showRows: (filters: Partial<Record<Facet, readonly string[]>>) => void;
  showPlace: (id: string) => void;
}

/** From a number to what is behind it. */
export function useOpenBehind({ question, check, items, showRows, showPlace }: Way): (behind: Behind) => void {
  const router = useRouter();
  const linkTo = usePageLink();
  return (behind) => {
    if (behind.kind === 'rows') return showRows(behind.filters);
    if (behind.kind === 'place') return showPlace(behind.id);
    const score = scoresOf(items).all.find(({ at }) => at === check?.given);
    if (!question || !score) return;
    const page = requestTarget(visibilityScores, scoresQuestion(question), '/visibility');
    router.push(linkTo(`${page}&score=${encodeURIComponent(score.id)}`));
  };
}
