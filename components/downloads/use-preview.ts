'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Slot } from '@/components/downloads/selection';
import { tellLearned } from '@/lib/client/downloads/learned';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { useValue } from '@/lib/client/use-set';
import { downloadPreview } from '@/lib/contract/downloads';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';
import type { Reviewers } from '@/lib/contract/file-formats';

export type Preview = ResponseOf<typeof downloadPreview>;

/** The beginning of a file and what its columns hold: one request when it is first wanted, none later. */
export function usePreview(slot: Slot, reviewers: Reviewers, wanted: boolean): PanelState<Preview> {
  const client = useQueryClient();
  const { dataset, date, hour: time } = slot;
  const url = `/api${requestTarget(downloadPreview, { dataset, date, time, reviewers })}`;
  const isKnown = client.getQueryData(['set', url]) !== undefined;
  const answer = useValue<Preview>(wanted || isKnown ? url : null);
  const isThere = answer.kind === 'content' && answer.data.url === url;
  // That there is a file, or none, is news to the days.
  const onAnswer = useEffectEvent(tellLearned);
  const settled = wanted && (isThere || answer.kind === 'problem');
  useEffect(() => {
    if (settled) onAnswer();
  }, [settled]);
  return answer.kind === 'content' && !isThere ? { kind: 'loading' } : mapContent(answer, ({ value }) => value);
}
