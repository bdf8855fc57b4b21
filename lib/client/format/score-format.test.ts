import { describe, expect, it } from 'vitest';
import { createFormat } from '@/lib/client/format/format';
import { scoreFormat } from '@/lib/client/format/score-format';

const format = createFormat('en-GB');

describe('a score next to its target', () => {
  it.each([
    [19.96, 20, ['19.96%', '20.00%', '-0.04 pp']],
    [19.94, 20, ['19.9%', '20.0%', '-0.1 pp']],
    [20, 20, ['20.0%', '20.0%', '0.0 pp']],
    [20.0004, 20, ['20.0004%', '20.0000%', '+0.0004 pp']],
  ])('differs from it on screen if it differs: %d, %d', (score, target, texts) => {
    const write = scoreFormat(format, 100);
    expect([write.score(score, target), write.score(target, score), write.difference(score - target)]).toEqual(texts);
  });

  it('has a difference of 0 in cells only if it is equal', () => {
    expect([-0.04, 0.04, 0, null].map(scoreFormat(format, 100).signed)).toEqual(['-0.04', '+0.04', '0.0', '—']);
    expect([-0.004, 0].map(scoreFormat(format, null).signed)).toEqual(['-0.004', '0.00']);
  });

  it('has the digits of its unit without a target', () => {
    expect(scoreFormat(format, 1).score(0.19961)).toBe('20.0%');
    expect(scoreFormat(format, null).score(3.996, null)).toBe('4.00');
  });
});
