import 'server-only';
import type { JsonEndpoint, ResponseOf } from '@/lib/contract/endpoint';
import type { SetEvent } from '@/lib/contract/events';
import type { Service } from '../upstream/service';
import { answerLines } from './answer-lines';
import { question } from './question';

/** Returns the value of an endpoint that is not paged, from the cache or the service. */
export async function currentValue<E extends JsonEndpoint>(
  service: Service,
  endpoint: E,
  params: Record<string, unknown>,
  { signal, refresh = false }: { signal: AbortSignal; refresh?: boolean },
): Promise<{ value: ResponseOf<E>; fetchedAt: string }> {
  const parts: Buffer[] = [];
  for await (const part of answerLines(service, question(service, endpoint, params), { refresh, signal }))
    parts.push(Buffer.from(part));
  const events = Buffer.concat(parts)
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as SetEvent);
  const meta = events.find((event) => event.type === 'meta');
  const result = events.find((event) => event.type === 'value');
  if (!meta || !result) throw new Error(`${endpoint.title} returned no value.`);
  // The endpoint's schema has validated the value before it was serialized.
  return { value: result.value as ResponseOf<E>, fetchedAt: meta.fetchedAt };
}
