import * as z from 'zod/mini';
import { SENDABLE_RULES } from '@/lib/contract/sendable-rules';
import { inWords } from '@/lib/metrics/conditions';
import { sql } from '@/lib/metrics/sql';
import { choice, list, oneOf } from '../params';
import { signalNeeds } from '../signals/needs';
import { signalsNamed } from '../signals/signals';
import { same, table } from '../table';
import { LANGUAGE_CODES, LANGUAGES } from './letters/languages';
import { overviewParams } from './params';
import { pointRows } from './point-rows';
import { pointColumns } from './points.columns';

/** The points for a retailer as a workbook, with the words of a language. */
export const points = table({
  name: 'overview/points',
  title: 'Points',
  noun: 'points',
  columns: pointColumns,
  params: {
    ...overviewParams,
    language: choice(LANGUAGE_CODES, 'en'),
    /** All rules that may be sent if omitted. */
    rule: z.pipe(list(), z.array(oneOf(SENDABLE_RULES))),
  },
  sort: 'number.asc',
  key: ['number'],
  needs: (params) => signalNeeds(params, signalsNamed(SENDABLE_RULES)),
  readsSent: true,
  select: ({ language }) => {
    const { rules, states } = LANGUAGES[language];
    const wordsOf = (name: 'title' | 'unit' | 'ask') =>
      inWords(sql`rule`, Object.fromEntries(SENDABLE_RULES.map((rule) => [rule, rules[rule][name]])));
    return {
      ...same('number', 'product', 'barcode', 'product_id', 'keyword', 'opened', 'since_at_least', 'seen_on'),
      ...same('crawled_at', 'value', 'currency', 'merchant', 'page_no', 'earlier_rank', 'earlier_day', 'page_url'),
      ...same('rule', 'subject', 'retailer', 'brand', 'fact', 'progress', 'is_on_and_off'),
      // The same before and after this list is marked as sent.
      sent: sql`sent_before`,
      state: inWords(sql`progress`, states),
      problem: wordsOf('title'),
      unit: wordsOf('unit'),
      ask: wordsOf('ask'),
    };
  },
  async from({ rule, ...params }, run) {
    const tables = await run.signals(params, SENDABLE_RULES);
    return sql`FROM ${pointRows(tables, { ...params, rule: rule.length > 0 ? rule : SENDABLE_RULES }, run)} AS point`;
  },
});
