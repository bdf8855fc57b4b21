'use client';

import { useState } from 'react';
import { useAnswer } from '@/lib/client/use-answer';
import { useSettled } from '@/lib/client/use-settled';
import type { ParamsOf, QueryName } from '@/lib/queries/registry';

type FacetsName = Extract<QueryName, `${string}/facets`>;

/** What a page can be filtered by, and how a value is found that is not among those listed. */
export function useFacets<Name extends FacetsName>(name: Name, params: Omit<ParamsOf<Name>, 'find'> | null) {
  const [text, setText] = useState('');
  const settled = useSettled(text);
  const facets = useAnswer(name, params && ((settled ? { ...params, find: settled } : params) as ParamsOf<Name>));
  const pending = text !== settled || (facets.kind === 'content' && facets.refetching);
  return { facets, find: { onFind: setText, pending } };
}
