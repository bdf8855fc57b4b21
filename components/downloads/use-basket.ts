'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FileFormat } from '@/components/downloads/download-params';
import { rawEncoding } from '@/components/downloads/formats';
import { parseSlot } from '@/components/downloads/selection';
import { BASKET_KEY } from '@/components/downloads/use-downloads';
import { refuseFailure } from '@/lib/client/request-problem';
import type { BasketLine } from '@/lib/contract/downloads';

/** What is known of the chosen files: a line a dataset. Null while none is chosen or nothing is known yet. */
export function useBasket(chosen: readonly string[], format: FileFormat): readonly BasketLine[] | null {
  const files = chosen
    .map(parseSlot)
    .map(({ dataset, date, hour }) => `${dataset}/${date}/${hour}/${rawEncoding(format)}`);
  const query = useQuery({
    queryKey: [BASKET_KEY, files.join()],
    queryFn: ({ signal }) => fetchBasket(files, signal),
    enabled: files.length > 0,
    placeholderData: keepPreviousData,
  });
  return files.length > 0 ? (query.data ?? null) : null;
}

async function fetchBasket(files: readonly string[], signal: AbortSignal): Promise<BasketLine[]> {
  const body = new URLSearchParams(files.map((file) => ['file', file]));
  const response = await fetch('/api/downloads/basket', { method: 'POST', body, signal });
  await refuseFailure(response);
  return response.json();
}
