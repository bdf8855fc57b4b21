import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeadSentence } from '@/components/overview/lead-sentence';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import type { Problem, Problems } from '@/lib/queries/overview/problems';

const example = { subject: '1', title: 'Shampoo', power: false, who: '', value: 0, reference: 1, currency: '' };
const sold: Problem = {
  ...{ rule: 'out_of_stock', retailer: 'Korbina DE', items: 2, new_items: 2 },
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
const korbina = {
  ...{ retailer: 'Korbina DE', impact: 10, problems: 1 },
  ...{ since: '2026-06-03', since_at_least: true },
};
const none = { total: { impact: 0, items: 0, new_items: 0, problems: 0 }, problems: [], retailers: [] };
const missing = (...rules: SignalName[]) =>
  rules.map((rule) => ({ rule, subjects: 0, is_collected: false, is_judged: false }));

function sentence(problems: Partial<Problems>, judged: SignalName[] = []) {
  const rest = {
    recovered: [],
    started: [],
    files: [],
    judged: { targets: [], better: [], missing: missing(...judged) },
  };
  return render(<LeadSentence date="2026-06-30" problems={{ ...none, ...rest, ...problems }} />).container.textContent;
}

it('names the retailer with the most impact, since when, and what is new there', () => {
  const total = { impact: 30, items: 6, new_items: 2, problems: 4 };
  expect(sentence({ total, problems: [sold], retailers: [korbina] })).toBe(
    'Call Korbina DE first: 1 of 4 problems, for 4+ weeks. New: out of stock, Shampoo and 1 other.',
  );
});

it('names who took over a home page instead of repeating the retailer', () => {
  const takeover = { ...example, title: 'Korbina DE', who: 'Oskarine', value: 6, reference: null };
  const problem: Problem = { ...sold, rule: 'home_page_takeover', items: 1, new_items: 1, examples: [takeover] };
  const total = { impact: 4, items: 1, new_items: 1, problems: 1 };
  expect(sentence({ total, problems: [problem], retailers: [korbina] })).toContain(
    'New: home page takeover, 6 banners by Oskarine.',
  );
});

it('names no example if only some items are new', () => {
  const total = { impact: 10, items: 2, new_items: 1, problems: 1 };
  expect(sentence({ total, problems: [{ ...sold, new_items: 1 }], retailers: [korbina] })).toContain(
    'New: out of stock, 1 product or keyword.',
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
