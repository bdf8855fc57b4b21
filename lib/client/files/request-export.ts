import { addressParams } from '@/lib/client/address/address-params';
import { followDownload } from '@/lib/client/files/save-file';
import type { Format } from '@/lib/client/format/format';
import { jsonPost } from '@/lib/client/query/json-post';
import { requestJson } from '@/lib/client/query/request';
import { RequestProblem, toProblem } from '@/lib/client/query/request-problem';
import type { TableName } from '@/lib/client/query/table-rows';
import type { ExportFormat, ExportRequest, ExportTicket } from '@/lib/contract/export';
import type { ParamsOf, QueryName } from '@/lib/queries/registry';

/** A table of a file: all rows of a query in their order. */
export interface ExportSheet<Name extends TableName = TableName> {
  title: string;
  query: Name;
  params: ParamsOf<Name>;
  /** In the order on screen. Defaults to all columns. */
  columns?: NonNullable<ExportRequest['sheets'][number]['columns']>;
}

interface ExportOptions {
  title: string;
  format: ExportFormat;
  sheets: readonly ExportSheet[];
  /** Headline figures, as the first table of a workbook. */
  figures?: { query: QueryName; params: object };
  facts?: ExportRequest['facts'];
  hasAbout?: ExportRequest['hasAbout'];
}

/** Downloads tables as a file that the server creates. Throws a RequestProblem if the server rejects the request. */
export async function requestExport(
  { title, format, sheets, figures, facts, hasAbout }: ExportOptions,
  { locale }: Pick<Format, 'locale'>,
): Promise<void> {
  const body: ExportRequest = {
    title,
    format,
    locale,
    facts,
    hasAbout,
    figures: figures && { query: figures.query, params: addressParams(figures.params) },
    sheets: sheets.map(({ title, query, params, columns }) => ({
      title,
      query,
      params: addressParams(params),
      columns,
    })),
  };
  const { ticket } = await requestJson<ExportTicket>('/api/export', jsonPost(JSON.stringify(body))).catch((error) => {
    throw new RequestProblem(toProblem(error));
  });
  followDownload(`/api/export/${ticket}`);
}

/** What a file states about the page. */
interface Shown {
  /** Descriptions of dates, filters and settings. */
  notes: readonly string[];
  format: Pick<Format, 'locale'>;
}

/** Downloads tables as a workbook with a sheet for each. */
export function saveWorkbook(
  content: Pick<ExportOptions, 'title' | 'sheets' | 'figures'>,
  { notes, format }: Shown,
): Promise<void> {
  return requestExport({ ...content, format: 'xlsx', facts: noteFacts(notes) }, format);
}

/** Characters that isolate the direction of names on screen. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Converts notes to lines of the About sheet: "Brand: Velquin" to the line Brand, notes without a label to Shown. */
export function noteFacts(notes: readonly string[]): [name: string, value: string][] {
  return notes.map((note) => {
    const text = note.replace(ISOLATES, '');
    const [, label = 'Shown', value = text] = /^([^:]+): (.+)$/s.exec(text) ?? [];
    return [label, value];
  });
}
