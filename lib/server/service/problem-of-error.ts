import 'server-only';
import { type EngineError, isUnreachable } from '@/lib/clickhouse/error';
import type { Problem } from '@/lib/contract/problem';
import { WrongEncoding } from '@/lib/text/decode-utf8.mjs';
import { logError } from '../base/log-error';
import { ProblemError } from '../base/problem-error';
import { LargeAnswer } from './body';
import { SlowService } from './exchange';
import { ProxyFailure } from './proxy';

const SLOW = {
  connect: 'The delivery service cannot be reached in time. Check the network, then retry.',
  headers: 'The delivery service does not answer in time. Retry in a moment.',
  idle: 'The delivery service stopped in the middle of its answer. Retry in a moment.',
};

const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE', 'Z_BUF_ERROR']);
const NO_ROUTE = new Set([
  'EADDRNOTAVAIL',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'ENETUNREACH',
  'EPROTO',
  'ETIMEDOUT',
]);

/**
 * Returns the Problem of an error thrown during a call or a request. Only connection errors are attributed to the
 * service. Other errors are internal and are written to the server log.
 */
export function problemOfError(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof SlowService) return { code: 'timeout', title: SLOW[error.phase], retryable: true };
  if (error instanceof LargeAnswer)
    return { code: 'bad_answer', title: 'The delivery service sent more than an answer may hold.', retryable: false };
  if (isUnreachable(error)) return engineProblem(error);
  if (error instanceof WrongEncoding)
    return {
      code: 'bad_answer',
      title: `The delivery service sent ${error.encoding} text, and only UTF-8 can be read. Ask its operator.`,
      retryable: false,
    };
  if (error instanceof ProxyFailure) return problemOfProxy(error);
  const code = codeOf(error);
  if (code === 'ECONNREFUSED')
    return unreachable('The delivery service refuses the connection. Check that it runs and DELIVERY_API_URL.');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return unreachable('The name of the delivery service cannot be found. Check DELIVERY_API_URL and the network.');
  if (BROKEN_OFF.has(code))
    return {
      ...unreachable('The connection to the delivery service broke off. Retry in a moment.'),
      brokeOff: true,
    };
  if (NO_ROUTE.has(code)) return unreachable('The delivery service cannot be reached. Check the network, then retry.');
  if (/CERT|TLS|SSL|SIGNED|SIGNATURE/.test(code))
    return {
      ...unreachable(
        'The certificate of the delivery service is not trusted. Set NODE_EXTRA_CA_CERTS to a file with the certificate of its authority, then start again.',
      ),
      retryable: false,
    };
  if (code.startsWith('HPE_') || code.startsWith('Z_'))
    return { code: 'bad_answer', title: 'The delivery service sent an invalid response. Retry.', retryable: true };
  if (!isAbort(error)) logError(error);
  return {
    code: 'internal',
    title: 'Something went wrong on our side. Details are in the server log.',
    retryable: true,
  };
}

/** @param error whose message is for users */
function engineProblem(error: EngineError): Problem {
  const problem = { code: 'internal', title: error.message, retryable: true } as const;
  // The log of the engine has the reason of an outage.
  if ('retryAfter' in error && typeof error.retryAfter === 'number')
    return { ...problem, retryAfter: error.retryAfter };
  logError(error);
  return problem;
}

function problemOfProxy({ setting, status, cause }: ProxyFailure): Problem {
  if (status === 407)
    return {
      ...unreachable(`The proxy requires a user and a password. Write ${setting} as http://user:password@host:port.`),
      retryable: false,
    };
  if (status)
    return unreachable(
      `The proxy does not connect to the delivery service (status ${status}). Ask its administrator, or add the service to NO_PROXY.`,
    );
  if (cause) return unreachable(`The proxy cannot be reached. Check ${setting}, and that the proxy runs.`);
  return {
    code: 'not_configured',
    title: `${setting} is not the address of a proxy. Write it as http://proxy.example.com:8080.`,
    retryable: false,
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The client has disconnected: no one reads the answer. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && /Abort/.test(error.name);
}

function unreachable(title: string): Problem {
  return { code: 'unreachable', title, retryable: true };
}
