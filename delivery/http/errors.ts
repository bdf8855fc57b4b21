import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from '@/lib/clickhouse/error';
import { HttpProblem, PROBLEM_TYPE, problemBody } from './problem';

/** Answers an error: refusals in full, unexpected errors redacted, with the id of the request. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const problem = asProblem(error);
  if (problem) return answer(reply, problem);
  // If the client has disconnected, its query was cancelled, which is not a failure.
  request.log[reply.raw.destroyed ? 'debug' : 'error']({ err: error }, 'a request failed');
  return answer(reply, new HttpProblem(500, `The service failed. Its log has the cause (request ${request.id}).`));
}

export function answerUnknownPath(_request: FastifyRequest, reply: FastifyReply) {
  return answer(
    reply,
    new HttpProblem(404, 'There is nothing at this path. All paths are at /docs and /openapi.json.'),
  );
}

function asProblem(error: FastifyError | Error): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error;
  if (isUnreachable(error)) return busy('The engine does not respond. Try again in a few seconds.', 5);
  if (!('code' in error)) return undefined;
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT')
    return busy('The answer took too long. Request fewer days or items, or try again.', 30);
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? new HttpProblem(statusCode, refusalOf(error)) : undefined;
}

/** Replaces messages of the framework that contain the path. */
function refusalOf({ code, message }: FastifyError): string {
  if (code === 'FST_ERR_BAD_URL') return 'The path has an invalid percent-encoding.';
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return 'A part of the path is too long.';
  return `${message}.`;
}

function busy(detail: string, retryAfter: number) {
  return new HttpProblem(503, detail, { headers: { 'retry-after': String(retryAfter) } });
}

function answer(reply: FastifyReply, { status, message, headers, errors }: HttpProblem) {
  return reply
    .code(status)
    .headers({ 'cache-control': 'private, no-store', ...headers })
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problemBody(status, message, errors)));
}
