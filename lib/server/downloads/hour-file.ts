import 'server-only';
import type { Encoding } from '@/lib/contract/dataset';
import { datasetByName } from '@/lib/contract/datasets';
import type { FileRequest } from '../bulk/file-request';
import { ProblemError } from '../problem-error';

/** The file that `dataset`, `date` and `time` name. @param encoding how it is read from the service */
export function hourFile(params: Record<string, unknown>, encoding: Encoding): FileRequest {
  const dataset = datasetByName(String(params.dataset));
  if (!dataset || typeof params.date !== 'string' || typeof params.time !== 'number')
    throw new ProblemError({ code: 'bad_request', title: 'No such dataset and hour.', retryable: false });
  return { dataset, date: params.date, hour: params.time, encoding };
}
