import 'server-only';
import type { BulkEndpoint } from '@/lib/contract/endpoint';
import type { FileRequest } from '../bulk/file-request';
import type { Service } from '../service/service';
import { isFilled } from '../warehouse/tables';
import type { PlanInput, Task } from './due';
import { isDue } from './due-at';
import { factsOf, type LedgerRow, ledgerKeysOf, rowKey } from './ledger';
import { type PlanLine, withDays } from './plan';
import { question } from './question';

/** Returns requests for listed files that are not collected, or that replace an earlier file of their day. */
export function fileTasks(
  service: Service,
  { endpoint, params }: PlanLine & { endpoint: BulkEndpoint },
  input: PlanInput,
): Omit<Task, 'tier'>[] {
  const files = input.files.get(endpoint.name);
  return input.days.flatMap((day) => {
    const request = question(service, endpoint, withDays(endpoint, params, day));
    const [key] = ledgerKeysOf(request);
    const file = files?.get(day);
    return file && isFileDue(input.rows.get(rowKey(key)), file, input) ? [{ question: request, day }] : [];
  });
}

/** A file is requested once, as a day has one newest file: of another hour when the service lists it. */
function isFileDue(row: LedgerRow | undefined, { hour }: FileRequest, input: PlanInput): boolean {
  if (!row) return true;
  if (row.attempts > 0) return isDue(row, input);
  return (row.set_id !== '0' && !isFilled(row)) || factsOf(row).file?.hour !== hour;
}
