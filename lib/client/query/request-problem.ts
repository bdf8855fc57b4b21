import { OWN_ANSWER_HEADER } from '@/lib/contract/own-answer.mjs';
import { type Problem, problem } from '@/lib/contract/problem';

/** The error of a failed request, with the Problem that a panel shows. */
export class RequestProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
    this.name = 'RequestProblem';
  }
}

/** Messages of failed requests in Chromium, Firefox and Safari. Other TypeErrors are faults of the page. */
const NETWORK_ERROR = /network|fetch|load failed|offline|input stream/i;

/**
 * Tests for an error without a complete response: fetch throws a TypeError, and an answer that takes too long a
 * TimeoutError. Errors of our server have another type.
 */
export function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError || isTimeout(error);
}

function isTimeout(error: unknown): error is DOMException {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Converts an error to a Problem. Network errors have none, as only our server creates Problems. */
export function toProblem(error: unknown): Problem {
  if (error instanceof RequestProblem) return error.problem;
  if (isTimeout(error) || (error instanceof TypeError && NETWORK_ERROR.test(error.message)))
    return {
      code: 'unreachable',
      title: 'The dashboard did not answer. Check that it is running and that you are connected, then retry.',
      retryable: true,
      raw: error.message,
    };
  return {
    code: 'internal',
    title: 'Something went wrong on this page. Retry, or see the details.',
    retryable: true,
    raw: error instanceof Error ? error.message : String(error),
  };
}

/** Returns the error of a response that is not 2xx. */
export async function toRequestProblem(response: Response): Promise<RequestProblem> {
  const text = await response.text();
  const parsed = problem.safeParse(parseJson(text));
  if (parsed.success) return new RequestProblem(parsed.data);
  return new RequestProblem({
    code: 'internal',
    title: response.headers.has(OWN_ANSWER_HEADER)
      ? `The dashboard answered with status ${response.status} and no explanation. Retry, or see the server log.`
      : `A proxy answered with status ${response.status} in place of the dashboard. Retry, or ask who runs the proxy.`,
    retryable: true,
    raw: text.slice(0, 500),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
