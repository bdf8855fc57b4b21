import { OWN_ANSWER_HEADER } from '@/lib/contract/own-answer.mjs';

/** An answer of the dashboard. Without its mark it would be the answer of a proxy. */
export function ownResponse(body: BodyInit | null, { headers, ...init }: ResponseInit = {}): Response {
  return new Response(body, { ...init, headers: { ...(headers as Record<string, string>), [OWN_ANSWER_HEADER]: '1' } });
}

export function ownJson(value: unknown, init?: ResponseInit): Response {
  return ownResponse(JSON.stringify(value), init);
}
