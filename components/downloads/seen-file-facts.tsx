'use client';

import { useFormat } from '@/lib/client/use-format';
import type { SeenFile } from '@/lib/contract/downloads';

/** Size, rows and hash, learned as the file passed. */
export function SeenFileFacts({ file }: { file: SeenFile }) {
  const format = useFormat();
  return (
    <dl className="grid grid-cols-[5rem_1fr] gap-x-2 text-caption">
      <dt className="text-ink-3">File</dt>
      <dd>{file.encoding}</dd>
      <dt className="text-ink-3">Size</dt>
      <dd>
        {format.bytes(file.bytes)}, {format.integer(file.rows)} rows
      </dd>
      <dt className="text-ink-3">SHA-256</dt>
      <dd className="break-all">{file.sha256 ?? 'not known: it did not pass whole'}</dd>
      <dt className="text-ink-3">Fetched</dt>
      <dd>{format.dateTime(file.lastSeen)}</dd>
    </dl>
  );
}
