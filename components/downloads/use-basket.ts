'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fileNames } from '@/components/downloads/formats';
import { parseSlot } from '@/components/downloads/selection';
import { BASKET_KEY } from '@/components/downloads/use-downloads';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { jsonPost } from '@/lib/client/json-post';
import { refuseFailure } from '@/lib/client/request-problem';
import type { BasketLine } from '@/lib/contract/downloads';
import type { FileFormat } from '@/lib/contract/file-formats';

/** What is known of the chosen files: a line a dataset. Null while none is chosen or nothing is known yet. */
export function useBasket(chosen: readonly string[], format: FileFormat): readonly BasketLine[] | null {
  const files = fileNames(chosen.map(parseSlot), format);
  const query = useQuery({
    queryKey: [BASKET_KEY, files.join()],
    queryFn: ({ signal }) => fetchBasket(files, signal),
    enabled: files.length > 0,
    placeholderData: keepPreviousData,
  });
  return files.length > 0 ? (query.data ?? null) : null;
}

async function fetchBasket(files: readonly string[], signal: AbortSignal): Promise<BasketLine[]> {
  const response = await fetch('/api/downloads/basket', { ...jsonPost(JSON.stringify({ files })), signal });
  await refuseFailure(response);
  return response.json();
}

/** What chosen files come to. */
export interface BasketSum {
  files: number;
  there: number;
  none: number;
  unknown: number;
  /** Bytes of those that may come; null where nothing of their size is known. */
  bytes: number | null;
  /** Whether the size of each is known. */
  exact: boolean;
}

export function sumOf(lines: readonly BasketLine[]): BasketSum {
  const sum: BasketSum = { files: 0, there: 0, none: 0, unknown: 0, bytes: null, exact: true };
  for (const { chosen, there, none, unknown, bytes, sized, typical } of lines) {
    const unsized = chosen - none - sized;
    sum.files += chosen;
    sum.there += there;
    sum.none += none;
    sum.unknown += unknown;
    if (unsized > 0) sum.exact = false;
    if (sized > 0 || (typical !== null && unsized > 0)) sum.bytes = (sum.bytes ?? 0) + bytes + unsized * (typical ?? 0);
  }
  return sum;
}

/** "12.3 MB", "about 12.3 MB" where some are guessed by others of their dataset. */
export function sizeWords({ bytes, exact }: BasketSum, format: Format): string {
  if (bytes === null) return '';
  return exact ? format.bytes(bytes) : `about ${format.bytes(bytes)}`;
}

/** How many of the chosen files a download will hold, as far as that is known before it begins. */
export function fileWords({ files, there, none, unknown }: BasketSum, format: Format): string {
  if (there === files) return `All ${counted(files, 'file', format)} exist.`;
  const parts = [
    none > 0 && `${format.integer(none)} have no file`,
    unknown > 0 && `${format.integer(unknown)} nobody has asked for`,
  ].filter(Boolean);
  const least = unknown > 0 ? 'at least ' : '';
  return `The download will hold ${least}${format.integer(there)} of ${format.integer(files)}: ${parts.join(', ')}.`;
}
