import 'server-only';
import type { BulkEndpoint } from '@/lib/contract/endpoint';
import { database } from '../base/database';
import type { Service } from '../service/service';
import type { PlanInput } from './due';
import { ledgerKeysOf, rowKey } from './ledger';
import { type PlanLine, withDays } from './plan';
import { type Question, question } from './question';
import { writeWithoutFile } from './write-file';

/** Records the days of a plan of which the service lists no file. They need no request. */
export async function recordUnlisted(service: Service, lines: readonly PlanLine[], input: PlanInput): Promise<void> {
  const requests = lines.map((line) => unlistedRequests(service, line, input)).filter(({ length }) => length > 0);
  if (requests.length === 0) return;
  const db = await database();
  await Promise.all(requests.map((days) => writeWithoutFile(db, days)));
}

/** Returns requests for the days without an answer of which the service lists no file. */
function unlistedRequests(
  service: Service,
  { endpoint, params }: PlanLine,
  { days, rows, files }: PlanInput,
): Question<BulkEndpoint>[] {
  const listed = files.get(endpoint.name);
  if (endpoint.kind !== 'bulk' || !listed) return [];
  return days
    .filter((day) => !listed.has(day))
    .map((day) => question(service, endpoint, withDays(endpoint, params, day)))
    .filter((request) => !rows.has(rowKey(ledgerKeysOf(request)[0])));
}
