'use client';

import { counted } from '@/lib/client/counted';
import { useFormat } from '@/lib/client/use-format';
import type { SeenFile } from '@/lib/contract/downloads';

/** Size, rows and hash, learned as the file passed. */
export function SeenFileFacts({ file }: { file: SeenFile }) {
  const format = useFormat();
  const { encoding, bytes, rows, malformed, sha256, sha256By, lastSeen } = file;
  const by = sha256By === 'service' ? 'as the service says' : 'computed here as it passed';
  return (
    <p className="text-caption text-ink-3">
      {[encoding, format.bytes(bytes), rows === null ? null : counted(rows, 'row', format)].filter(Boolean).join(' · ')}
      {malformed ? <span className="text-off-target"> · {malformedWords(malformed, format.integer)}</span> : null}
      {' · '}
      <span title={sha256 ? `${sha256}, ${by}` : undefined} className="break-all">
        {sha256 ? `SHA-256 ${sha256.slice(0, 8)}…${sha256.slice(-4)} ${by}` : 'it did not pass whole'}
      </span>
      {' · '}
      {format.dateTime(lastSeen)}
    </p>
  );
}

/** "3 lines have other columns than the header" */
export function malformedWords(count: number, integer: (value: number) => string): string {
  return `${integer(count)} ${count === 1 ? 'line has' : 'lines have'} other columns than the header`;
}
