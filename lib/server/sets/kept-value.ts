import 'server-only';
import type { JsonEndpoint, ResponseOf } from '@/lib/contract/endpoint';
import type { SetEvent } from '@/lib/contract/events';
import { findAnswer, readLines } from '../snapshots/find-answer';
import type { Service } from '../upstream/service';
import { question } from './question';

/** The kept answer of an endpoint that is one value, however old, and when it came; or null. Never asks the service. */
export async function keptValue<E extends JsonEndpoint>(
  service: Service,
  endpoint: E,
  params: Record<string, unknown>,
): Promise<{ value: ResponseOf<E>; fetchedAt: string } | null> {
  const kept = await findAnswer(question(service, endpoint, params));
  if (!kept) return null;
  const parts: Uint8Array[] = [];
  for await (const part of readLines(kept)) parts.push(part);
  const [line = 'null'] = Buffer.concat(parts).toString('utf8').split('\n');
  const event: SetEvent | null = JSON.parse(line);
  // It was read by the endpoint's schema before it was kept.
  return event?.type === 'value' ? { value: event.value as ResponseOf<E>, fetchedAt: kept.meta.fetchedAt } : null;
}
