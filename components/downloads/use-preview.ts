'use client';

import type { Slot } from '@/components/downloads/download-params';
import { useRefetchFiles } from '@/components/downloads/use-downloads';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { useMissingSets, useValue } from '@/lib/client/use-set';
import { downloadPreview } from '@/lib/contract/downloads';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';
import type { Reviewers } from '@/lib/contract/file-formats';

export type Preview = ResponseOf<typeof downloadPreview>;

/** Returns the first rows of a file and a profile of its columns. Costs one request when `isWanted` is first set. */
export function usePreview(slot: Slot, reviewers: Reviewers, isWanted: boolean): PanelState<Preview> {
  const { dataset, date, hour: time } = slot;
  const url = `/api${requestTarget(downloadPreview, { dataset, date, time, reviewers })}`;
  const isKnown = useMissingSets([url]) === 0;
  const answer = useValue<Preview>(isWanted || isKnown ? url : null);
  const isCurrent = answer.kind === 'content' && answer.data.url === url;
  useRefetchFiles(isWanted && (isCurrent || answer.kind === 'problem') ? 1 : 0);
  return answer.kind === 'content' && !isCurrent ? { kind: 'loading' } : mapContent(answer, ({ value }) => value);
}
