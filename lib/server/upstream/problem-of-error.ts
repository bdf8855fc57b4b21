import 'server-only';
import type { Problem } from '@/lib/contract/problem';
import { ProblemError } from '../problem-error';
import { LargeAnswer } from './body';
import { SlowService } from './exchange';

const SLOW = {
  connect: 'The delivery service cannot be reached in time. Check the network, then retry.',
  headers: 'The delivery service does not answer in time. Retry in a moment.',
  idle: 'The delivery service stopped in the middle of its answer. Retry in a moment.',
};

/** The Problem of anything thrown between the first byte sent and the last byte read. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof SlowService) return { code: 'timeout', title: SLOW[error.phase], retryable: true };
  if (error instanceof LargeAnswer)
    return { code: 'bad_answer', title: 'The delivery service sent more than an answer may hold.', retryable: false };
  const code = codeOf(error);
  if (code === 'ECONNREFUSED')
    return unreachable('The delivery service refuses the connection. Check that it runs and DELIVERY_API_URL.');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return unreachable('The name of the delivery service cannot be found. Check DELIVERY_API_URL and the network.');
  if (code === 'ECONNRESET' || code === 'EPIPE' || code === 'Z_BUF_ERROR')
    return unreachable('The connection to the delivery service broke off. Retry in a moment.');
  if (/CERT|TLS|SSL|SIGNED|SIGNATURE/.test(code))
    return { ...unreachable('The certificate of the delivery service is not trusted.'), retryable: false };
  if (code.startsWith('HPE_') || code.startsWith('Z_'))
    return { code: 'bad_answer', title: 'The delivery service answers in a broken form. Retry.', retryable: true };
  if (code) return unreachable('The delivery service cannot be reached. Check the network, then retry.');
  return { code: 'internal', title: 'The dashboard failed at this. Its log says why.', retryable: true };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function unreachable(title: string): Problem {
  return { code: 'unreachable', title, retryable: true };
}
