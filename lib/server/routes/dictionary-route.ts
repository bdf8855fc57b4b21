import 'server-only';
import { dictionaryWorkbook } from '../downloads/dictionary-workbook';
import { CONTENT_TYPES } from '../export/export-file';
import { attachment, downloadResponse } from './download-response';
import { abortWith } from './pulled-stream';

/** `/api/downloads/dictionary`: returns the dictionary of bulk files as a workbook. Makes no request to the service. */
export function sendDictionary(request: Request): Response {
  const headers = attachment('dictionary.xlsx', CONTENT_TYPES.xlsx);
  return downloadResponse(dictionaryWorkbook(), abortWith(request), { headers });
}
