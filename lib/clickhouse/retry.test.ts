import { describe, expect, it, vi } from 'vitest';
import { EngineOutage } from './error';
import { whileUnreachable } from './retry';

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const outage = (seconds: number) => async () => ({ cause: 'the disk is full', until: Date.now() + seconds * 1000 });

describe('a statement while the engine does not run', () => {
  it('fails at once with the reason if the engine is started again too late to wait for it', async () => {
    const work = vi.fn(() => Promise.reject(refused()));
    const failure = whileUnreachable(work, { repeatable: true, readOutage: outage(20) });
    await expect(failure).rejects.toThrow(EngineOutage);
    await expect(failure).rejects.toMatchObject({
      code: 210,
      message: expect.stringContaining('the disk is full'),
      retryAfter: 20,
    });
    expect(work).toHaveBeenCalledOnce();
  });

  it('waits if the engine is started again soon', async () => {
    const work = vi.fn(async () => 'rows').mockRejectedValueOnce(refused());
    expect(await whileUnreachable(work, { repeatable: true, readOutage: outage(2) })).toBe('rows');
  });

  it('fails with the error of the statement, regardless of the outage', async () => {
    const work = () => Promise.reject(new RangeError('Too many rows.'));
    await expect(whileUnreachable(work, { repeatable: true, readOutage: outage(20) })).rejects.toThrow(RangeError);
  });
});
