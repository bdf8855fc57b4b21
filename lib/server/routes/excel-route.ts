import 'server-only';
import { excelDownload } from '@/lib/contract/downloads';
import { nameOfFile, savedName } from '../bulk/file-request';
import { passFile } from '../bulk/pass-file';
import { config } from '../config/config';
import { hourFile } from '../downloads/hour-file';
import { forPeople } from '../downloads/personal';
import { csvRecords } from '../downloads/records';
import { bulkWorkbook, type Facts } from '../excel/bulk-workbook';
import { excelCsv } from '../excel/excel-csv';
import { workbookStream } from '../excel/workbook-stream';
import { service } from '../upstream/service';
import { attachment, downloadResponse } from './download-response';
import { failureResponse } from './problem-response';
import { abortWith } from './pulled-stream';
import { type RouteContext, readRequest } from './read-request';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `/api/downloads/excel`: one file as Excel opens it right. Costs one call. */
export async function GET(request: Request, context: RouteContext): Promise<Response> {
  try {
    const params = await readRequest(request, excelDownload, context);
    const abort = abortWith(request);
    const file = hourFile(params, 'csv');
    const { parts, headers } = await passFile(service(), file, { priority: 'person', signal: abort.signal });
    const { records, leftOut, shifted } = await forPeople(csvRecords(parts), params.reviewers);
    const account = config().accountName;
    if (params.format === 'csv')
      return downloadResponse(excelCsv(file.dataset, records, params.separator), abort, {
        headers: attachment(savedName(file, account, 'excel.csv'), 'text/csv; charset=utf-8'),
      });
    const facts = (): Facts => [
      ['File', nameOfFile(file)],
      ['Account', account],
      ['Fetched', new Date().toISOString()],
      ['ETag', headers.etag ?? ''],
      ...leftOut.map((name) => ['Left out, personal data', name] as const),
      ...(shifted() > 0 ? [['Left out, other columns than the header', `${shifted()} rows`] as const] : []),
    ];
    const workbook = await bulkWorkbook(file.dataset, records, facts);
    return downloadResponse(workbookStream(workbook), abort, {
      headers: attachment(savedName(file, account, 'xlsx'), WORKBOOK),
    });
  } catch (error) {
    return failureResponse(error);
  }
}
