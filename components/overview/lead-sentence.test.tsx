import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeadSentence } from '@/components/overview/lead-sentence';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import type { Problem, Problems } from '@/lib/queries/overview/problems';

const example = {
  ...{ subject: '1', title: 'Shampoo', keyword: '', power: false, who: '', value: 0, reference: 1, currency: '' },
  ...{ value_before: 1, who_before: '', value_ended: null },
};
const sold: Problem = {
  ...{ rule: 'out_of_stock', retailer: 'Korbina DE', age: 'new', items: 2, subjects: 2 },
  ...{ first_seen: false, on_and_off: false },
  ...{
    impact: 10,
    since: '2026-06-30',
    since_at_least: false,
    examples: [example],
    strip: 'gggb',
    keys: [],
    keywords: [],
  },
};
const korbina = { retailer: 'Korbina DE', events: 1, impact: 10, standing: 3 };
const total = { new: 1, going_on: 3, standing: 2, solved: 0 };
const none = {
  ...{ total: { new: 0, going_on: 0, standing: 0, solved: 0 }, events: [], standing: [], retailers: [] },
  ...{ solved: [], new_levels: [], older: { standing: 0, solved: 0 } },
};
const missing = (...rules: SignalName[]) =>
  rules.map((rule) => ({ rule, subjects: 0, is_collected: false, is_judged: false }));

function sentence(problems: Partial<Problems>, judged: SignalName[] = []) {
  const rest = {
    started: [],
    files: [],
    judged: { targets: [], better: [], missing: missing(...judged) },
  };
  return render(<LeadSentence problems={{ ...none, ...rest, ...problems }} />).container.textContent;
}

it('names the retailer with the most impact and what is new there', () => {
  expect(sentence({ total, events: [sold], retailers: [korbina] })).toBe(
    'Call Korbina DE first: 1 of 4 events. New: out of stock, Shampoo and 1 other.',
  );
});

it('names who took over a home page instead of repeating the retailer', () => {
  const takeover = { ...example, title: 'Korbina DE', who: 'Oskarine', value: 6, reference: null };
  const problem: Problem = { ...sold, rule: 'home_page_takeover', items: 6, subjects: 1, examples: [takeover] };
  expect(sentence({ total, events: [problem], retailers: [korbina] })).toContain(
    'New: home page takeover, 6 banners by Oskarine.',
  );
});

it('names what could not be judged if nothing is wrong', () => {
  expect(sentence({}, ['rating_fallen', 'keyword_bought'])).toBe(
    'No open problems. No data: rating fallen, keyword bought.',
  );
});

it('counts the items of a rule that was judged for others', () => {
  const judged = {
    ...{ targets: [], better: [] },
    missing: [{ rule: 'out_of_stock' as const, subjects: 2, is_collected: true, is_judged: true }],
  };
  expect(sentence({ judged })).toBe('No open problems. No data: out of stock (2 products or keywords).');
});

it('states that no rule could be judged, also if retailers were judged on earlier days', () => {
  const targets = [
    { retailer: 'Korbina DE', column: 'stock' as const, good: 0, judged: 0, good_before: 1, judged_before: 1 },
  ];
  const judged = { targets, better: [], missing: missing(...(Object.keys(SIGNAL_WORDS) as SignalName[])) };
  expect(sentence({ judged })).toBe('No data for any rule.');
});
