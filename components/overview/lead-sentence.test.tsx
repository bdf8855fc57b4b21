import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeadSentence } from '@/components/overview/lead-sentence';
import {
  DATE,
  example,
  lostPageOne,
  problem,
  problemsOf,
  standing,
  takeover,
} from '@/components/overview/test-problems';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import type { Problems } from '@/lib/queries/overview/problems';

const missing = (...rules: SignalName[]) =>
  rules.map((rule) => ({ rule, subjects: 0, is_collected: false, is_judged: false }));

function sentence(over: Partial<Problems>, isToday = true) {
  return render(<LeadSentence date={DATE} isToday={isToday} problems={problemsOf(over)} />).container.textContent;
}

it('names the biggest new event, the biggest that goes on, and the retailer to call', () => {
  const sold = problem({ retailer: 'Plazora DE' });
  expect(sentence({ events: [takeover, sold, lostPageOne] })).toBe(
    'Since yesterday: Oskarine has all 5 home page banners at Korbina DE. Still going on: ' +
      '“deo” is off page one there, day 11. Call Korbina DE first: most impact, 1 new and 1 going on.',
  );
});

it('gives the events of the retailer to call as the reason, without those of others', () => {
  const goingOn = { ...lostPageOne, retailer: 'Plazora DE' };
  expect(sentence({ events: [takeover, goingOn] })).toMatch(/Call Korbina DE first: most impact, 1 new\.$/);
  expect(sentence({ events: [lostPageOne] })).toMatch(/Call Korbina DE first: most impact, 1 going on\.$/);
});

it('names nobody to call at a retailer that is not stated', () => {
  const nameless = problem({ retailer: '-' });
  expect(
    sentence({ events: [nameless], retailers: [{ retailer: '-', events: 1 }] as Problems['retailers'] }),
  ).not.toContain('Call');
});

it('begins a quiet day with that nothing is new', () => {
  expect(sentence({ events: [lostPageOne] })).toMatch(/^Nothing new since yesterday\. Still going on: “deo”/);
  const started = [
    { day: '2026-11-18', is_collected: true, open: 0, solved: 0 },
    { day: '2026-11-21', is_collected: false, open: 0, solved: 0 },
  ];
  expect(sentence({ events: [lostPageOne], started })).toMatch(/^Nothing new since 18 Nov\./);
  expect(sentence({ events: [lostPageOne] }, false)).toMatch(/^Nothing new since 21 Nov\./);
});

it('counts standing problems if no event is open', () => {
  expect(sentence({ standing: [standing()] })).toBe('Nothing new since yesterday. 2 standing problems.');
  expect(sentence({})).toBe('Nothing new since yesterday. No open problems.');
});

it('writes an age that may be higher with a plus', () => {
  const old = { ...lostPageOne, since: '2026-11-16', since_at_least: true };
  expect(sentence({ events: [old] })).toContain('at Korbina DE, for 1+ week.');
});

it('counts the other subjects of a line', () => {
  const sold = problem({ subjects: 3, items: 3, example: example({ power: true }) });
  expect(sentence({ events: [sold] })).toContain('Shampoo Aloe 250 ml is out of stock at Korbina DE, and 2 others.');
});

it('names what could not be judged if no event is open', () => {
  const judged = {
    targets: [],
    missing: [
      ...missing('rating_fallen'),
      { rule: 'out_of_stock' as const, subjects: 2, is_collected: true, is_judged: true },
    ],
  };
  expect(sentence({ judged })).toBe(
    'Nothing new since yesterday. No open problems. No data: rating fallen, out of stock (2 products or keywords).',
  );
});

it('names the rules that have lost their data if nothing is new', () => {
  const lost = { rule: 'out_of_stock' as const, subjects: 40, is_collected: false, is_judged: false };
  const inPart = { rule: 'rank_fallen' as const, subjects: 2, is_collected: true, is_judged: true };
  const judged = { targets: [], missing: [lost, inPart, ...missing('rating_fallen')] };
  expect(sentence({ events: [lostPageOne], judged })).toMatch(/^Nothing new since .* No data: out of stock\.$/);
  expect(sentence({ events: [takeover], judged })).not.toContain('No data');
});

it('states that no rule could be judged', () => {
  const judged = { targets: [], missing: missing(...(Object.keys(SIGNAL_WORDS) as SignalName[])) };
  expect(sentence({ judged })).toBe('No data for any rule.');
});
