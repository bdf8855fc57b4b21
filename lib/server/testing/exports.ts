import type { ExportRequest } from '@/lib/contract/export';
import { createExport, sendExport } from '../routes/export-route';
import { createRequest } from './configured';

type Sheet = ExportRequest['sheets'][number];

/** Returns a sheet whose headers are the ids of its columns. */
export function sheetOf(query: string, columns: readonly string[], params: Sheet['params']): Sheet {
  return { title: query, query, params, columns: columns.map((id) => ({ id, header: id })) };
}

/** Calls `POST /api/export`. */
export function requestExport(body: object): Promise<Response> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return createExport(createRequest('/export', init));
}

export async function ticketFor(sheets: readonly Sheet[], rest: Partial<ExportRequest> = {}): Promise<string> {
  const response = await requestExport({ title: 'A file', format: 'csv', locale: 'en', sheets, ...rest });
  return (await response.json()).ticket;
}

/** Calls `GET /api/export/<ticket>`. */
export function download(ticket: string, signal?: AbortSignal): Promise<Response> {
  return sendExport(createRequest(`/export/${ticket}`, signal && { signal }), { params: Promise.resolve({ ticket }) });
}
