'use client';

import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Facts } from '@/components/ui/facts';
import { useFormat } from '@/lib/client/format/use-format';
import { request } from '@/lib/client/query/request';
import { type JsonEndpoint, requestTarget } from '@/lib/contract/endpoint';

export interface Evidence {
  endpoint: JsonEndpoint;
  /** The parameters of the call, without paging. */
  params: Readonly<Record<string, string | number>>;
  /** The rows behind the number, as the service sent them. */
  rows: readonly unknown[];
  /** ISO 8601. */
  fetchedAt: string | null | undefined;
}

/** Maximum length of the text on screen. The copied text is complete. */
const SHOWN_ROWS = 20;

/** The call behind a number: its parameters and age, its rows as received, and a command that repeats it. */
export function EvidenceFacts({ evidence }: { evidence: Evidence }) {
  const { endpoint, params, rows, fetchedAt } = evidence;
  const format = useFormat();
  const firstRows = rows.slice(0, SHOWN_ROWS);
  const facts: [string, string][] = [
    ['Endpoint', `${endpoint.title}, ${requestTarget(endpoint, params).split('?')[0]}`],
    [
      'Parameters',
      Object.entries(params)
        .map(([name, value]) => `${name} = ${value}`)
        .join(', ') || 'none',
    ],
    ['Crawled', 'not supplied by this endpoint'],
    ['Fetched', format.dateTime(fetchedAt)],
    [
      'Rows',
      rows.length > firstRows.length
        ? `${firstRows.length} of ${format.integer(rows.length)} below`
        : String(rows.length),
    ],
  ];
  return (
    <div className="flex flex-col gap-3">
      <Facts facts={facts} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => copyText(JSON.stringify(rows, null, 2))}>
          <Copy aria-hidden />
          Copy rows as JSON
        </Button>
        <Button onClick={() => copyText(() => fetchCommand(evidence), 'Set API_KEY in your shell before you run it.')}>
          <Copy aria-hidden />
          Copy as curl
        </Button>
      </div>
      <textarea
        readOnly
        aria-label="Rows as the service sent them"
        rows={14}
        spellCheck={false}
        value={firstRows.map((row) => JSON.stringify(row, null, 2)).join('\n')}
        className="w-full resize-y rounded-md bg-surface p-3 text-caption"
      />
    </div>
  );
}

/** Returns the curl command of the call, without the key. Only the server knows the address and paths of the service. */
async function fetchCommand({ endpoint, params }: Pick<Evidence, 'endpoint' | 'params'>): Promise<string> {
  const paging = endpoint.paged ? { page_size: 1000, current_page: 1 } : {};
  const paramEntries = Object.entries({ ...params, ...paging }).map(([name, value]) => [name, String(value)]);
  const response = await request(`/api/call?${new URLSearchParams([['endpoint', endpoint.name], ...paramEntries])}`);
  return response.text();
}
