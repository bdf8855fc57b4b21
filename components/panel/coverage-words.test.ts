import { describe, expect, it } from 'vitest';
import {
  collectedWords,
  collectProgress,
  dayFailure,
  dayStates,
  emptyReason,
  missingDay,
  offeredCalls,
} from '@/components/panel/coverage-words';
import { createFormat } from '@/lib/client/format/format';
import type { Coverage } from '@/lib/queries/answer';

const format = createFormat('de-DE');

function covers(states: string, more: Partial<Coverage> = {}): Coverage {
  const to = `2026-11-${String(states.length).padStart(2, '0')}`;
  return {
    need: 'n',
    endpoint: 'price',
    from: '2026-11-01',
    to,
    states,
    rows: 0,
    total: null,
    pending: false,
    offeredCalls: null,
    problem: null,
    ...more,
  };
}

describe('a coverage in words', () => {
  it('counts the days of the longest need', () => {
    expect(collectedWords([covers('c'), covers('cccn-f')], format)).toBe('3 of 6 days collected');
    expect(collectedWords([covers('c'), covers('ccpn-f')], format)).toBe('3 of 6 days collected, 1 of them partly');
    expect(collectedWords([covers('c')], format)).toBe('');
  });

  it('counts the rows of a single day that is partly collected', () => {
    expect(collectedWords([covers('p', { rows: 3, total: 1200 })], format)).toBe('only 3 of 1.200 rows received');
    expect(collectedWords([covers('p', { rows: 80, total: 0 })], format)).toBe(
      '80 rows received, though the service counts 0',
    );
  });

  it('distinguishes days that are not published, not collected and failed', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
    const states = ['collected', 'no_data', 'not_collected', 'failed', 'not_collected'];
    expect(dayStates([covers('cn-f')], days)).toEqual(states);
  });

  it.each([
    ['filters that leave nothing', [covers('cc')], 'filtered-out', /passes the filters/],
    ['days being collected', [covers('--', { pending: true })], 'not-collected', /being collected now/],
    ['days outside the plan', [covers('--', { offeredCalls: 6 })], 'not-collected', /plan does not include/],
    ['days that are not due now', [covers('--')], 'not-collected', /not due now/],
    ['days that failed', [covers('nf')], 'not-collected', /failed/],
    ['a failed day compared with one that is there', [covers('f'), covers('c')], 'not-collected', /failed/],
    ['nothing published so far', [covers('-nn')], 'not-published', /others have not been collected/],
    ['nothing published', [covers('nn')], 'not-published', /published nothing/],
  ] as const)('explains an empty answer of %s', (_, coverage, reason, text) => {
    expect(emptyReason(coverage)).toMatchObject({ reason, text: expect.stringMatching(text) });
  });

  it.each([
    ['adds up the calls of all needs', [covers('-', { offeredCalls: 4 }), covers('-', { offeredCalls: 2 })], 6],
    ['has no calls if nothing is offered', [covers('-')], null],
    [
      'waits while other days are being collected',
      [covers('-', { offeredCalls: 4 }), covers('-', { pending: true })],
      null,
    ],
  ] as const)('the offer of days outside the plan %s', (_, coverage, calls) => {
    expect(offeredCalls(coverage)).toBe(calls);
  });

  it('reports the progress of a collection until it is done', () => {
    expect(collectProgress([covers('cc--', { pending: true })])).toEqual({ loaded: 2, total: 4 });
    expect(collectProgress([covers('cc--')])).toBeNull();
  });
});

describe('a day that is missing', () => {
  it('has no failure while a part of it is collected', () => {
    expect(missingDay([covers('cc'), covers('c-')])).toBeNull();
    expect(missingDay([])).toBeNull();
  });

  it('has failed regardless of the days before it', () => {
    const problem = { code: 'bad_request' as const, title: 'It refuses date.', retryable: false };
    expect(dayFailure([covers('cf', { problem })])).toEqual({ ...problem, retryable: true });
    expect(dayFailure([covers('fc', { problem })])).toBeNull();
  });

  it('has failed if one of several requests of its endpoint failed', () => {
    const problem = { code: 'bad_request' as const, title: 'It refuses date.', retryable: false };
    expect(dayFailure([covers('cc'), covers('cf', { problem })])).toEqual({ ...problem, retryable: true });
    expect(dayFailure([covers('cc'), covers('f', { problem })])).toBeNull();
    expect(dayFailure([covers('cc'), covers('cf', { problem, endpoint: 'rating' })])).toBeNull();
  });

  it('has a reason for its missing figures', () => {
    expect(missingDay([covers('c-')])).toBe('not collected');
    expect(missingDay([covers('cf')])).toBe('could not be collected');
    expect(missingDay([covers('n')])).toBe('nothing published');
  });
});
