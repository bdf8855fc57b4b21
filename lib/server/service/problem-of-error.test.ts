import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineOutage, engineError } from '@/lib/clickhouse/error';
import { ProblemError } from '../base/problem-error';
import { problemOfError } from './problem-of-error';

const withCode = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockImplementation(() => undefined));
afterEach(() => void log.mockReset());

describe('the problem of an error', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', 'ECONNRESET', 'EHOSTUNREACH', 'ETIMEDOUT', 'ERR_STREAM_PREMATURE_CLOSE'])(
    'blames the connection for %s',
    (code) => {
      expect(problemOfError(withCode(code))).toMatchObject({ code: 'unreachable', retryable: true });
      expect(log).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['ECONNRESET', true],
    ['Z_BUF_ERROR', true],
    ['ECONNREFUSED', undefined],
  ])('distinguishes a connection that broke off from a refused one for %s', (code, brokeOff) => {
    expect(problemOfError(withCode(code)).brokeOff).toBe(brokeOff);
  });

  it.each(['ENOENT', 'EACCES', 'ENOSPC', 'EMFILE', 'ERR_INVALID_ARG_TYPE', 'ERR_INVALID_STATE'])(
    'is internal and logged for %s',
    (code) => {
      expect(problemOfError(withCode(code))).toEqual({
        code: 'internal',
        title: 'Something went wrong on our side. Details are in the server log.',
        retryable: true,
      });
      expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`failed with ${code}`));
    },
  );

  it('names the outage of the engine and the time until it starts again', () => {
    const outage = new EngineOutage({ cause: 'the disk is full', until: Date.now() + 20_000 });
    expect(problemOfError(outage)).toEqual({
      code: 'internal',
      title:
        'The data engine does not run: the disk is full. It is started again automatically. Its log has the details.',
      retryable: true,
      retryAfter: 20,
    });
    expect(log).not.toHaveBeenCalled();
  });

  it('names the engine and is logged if the engine cannot be reached', () => {
    expect(problemOfError(engineError(withCode('ECONNREFUSED')))).toMatchObject({
      code: 'internal',
      title: 'The data engine cannot be reached. Retry in a moment.',
    });
    expect(log).toHaveBeenCalledOnce();
  });

  it('is internal and logged for an error without a code', () => {
    expect(problemOfError(new RangeError('Maximum call stack size exceeded')).code).toBe('internal');
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Maximum call stack size exceeded'));
  });

  it('is logged only once when the error passes through several layers', () => {
    const problem = problemOfError(new TypeError('undefined is not a function'));
    expect(problemOfError(new ProblemError(problem))).toBe(problem);
    expect(log).toHaveBeenCalledOnce();
  });

  it('is not logged when the client has disconnected', () => {
    problemOfError(new DOMException('This operation was aborted', 'AbortError'));
    problemOfError(Object.assign(new Error('The operation was aborted'), { name: 'AbortError', code: 'ABORT_ERR' }));
    expect(log).not.toHaveBeenCalled();
  });
});
