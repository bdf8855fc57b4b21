'use client';

import { useMemo } from 'react';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { brandsOf } from '@/components/rankings/brands';
import type { Filters } from '@/components/rankings/select-rankings';
import { type Asked, useAnswers } from '@/components/rankings/use-answers';
import { useCompared } from '@/components/rankings/use-compared';
import { useRankings } from '@/components/rankings/use-rankings';
import { type Basis, judgedBasis } from '@/lib/client/rankings/place';

interface Look {
  readonly missed: boolean;
  /** Null: the rank that targets are held against. */
  readonly rank: Basis | null;
  readonly against: string | null;
}

/** The answers to what the address asks, what the filters leave of them, and the same of the day beside. */
export function useShown(asked: Asked, filters: Filters, { missed, rank, against }: Look) {
  const answers = useAnswers(asked, against);
  const basis = rank ?? judgedBasis(asked.position_type);
  const selection = { filters, missed, basis, positionType: asked.position_type };
  const rankings = useRankings(answers.rows, selection);
  const compared = useCompared(answers.compared, selection);
  const brands = useMemo(() => brandsOf(rankings.all), [rankings.all]);
  return { answers, basis, rankings, compared, styles: useBrandStyles(brands) };
}
