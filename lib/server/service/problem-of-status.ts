import 'server-only';
import type { Problem } from '@/lib/contract/problem';
import { errorsIn } from './failure-body';

const RAW_LENGTH = 2_000;

/** Returns the Problem of a failed response. @param body as received, with the key redacted */
export function problemOfStatus(status: number, body: string, retryAfter?: number): Problem {
  const raw = body.trim().slice(0, RAW_LENGTH);
  return { ...describe(status, body, retryAfter), upstreamStatus: status, ...(raw && { raw }) };
}

function describe(status: number, body: string, retryAfter?: number): Problem {
  if (status === 403)
    return {
      code: 'key_refused',
      title:
        'The delivery service does not let the key read this data. Check DELIVERY_API_KEY, or ask the account manager for access.',
      retryable: false,
    };
  if (status === 401)
    return {
      code: 'key_refused',
      title: 'The delivery service does not accept the key. Check DELIVERY_API_KEY, or ask the account manager.',
      retryable: false,
    };
  if (status === 404)
    return { code: 'not_found', title: 'The delivery service has nothing at this address.', retryable: false };
  if (status === 422 || status === 400) return refusedRequest(body);
  if (status === 429)
    return {
      code: 'rate_limited',
      title: 'The delivery service allows no more calls for now. Wait, then retry.',
      retryable: true,
      ...(retryAfter !== undefined && { retryAfter }),
    };
  if (status >= 500)
    return {
      code: 'upstream_failed',
      title: `The delivery service failed (status ${status}). Retry in a moment.`,
      retryable: true,
      ...(retryAfter !== undefined && { retryAfter }),
    };
  return {
    code: 'bad_answer',
    title: `The delivery service answered with status ${status}, which the specification does not define.`,
    retryable: false,
  };
}

function refusedRequest(body: string): Problem {
  const errors = errorsIn(body);
  const names = errors.map(({ name }) => name).filter(Boolean);
  const refused = names.length > 0 ? names.join(', ') : 'the request';
  return {
    code: 'bad_request',
    title: `The delivery service refuses ${refused}. Choose another value.`,
    retryable: false,
    ...(errors.length > 0 && { errors }),
  };
}
