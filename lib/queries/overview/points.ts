import * as z from 'zod/mini';
import { SENDABLE_RULES, type SendableRule } from '@/lib/contract/sendable-rules';
import { param, type Sql, selectList, sql } from '@/lib/metrics/sql';
import { choice } from '../params';
import { signalNeeds } from '../signals/needs';
import { signalsNamed } from '../signals/signals';
import { same, table } from '../table';
import { LANGUAGE_CODES, LANGUAGES } from './letters/languages';
import { overviewParams } from './params';
import { pointRows } from './point-rows';
import { pointColumns } from './points.columns';

const factsOf = (date: string) => ({
  ...same('number', 'product', 'barcode', 'product_id', 'keyword', 'opened', 'since_at_least', 'crawled_at', 'value'),
  ...same('currency', 'merchant', 'page_no', 'earlier_rank', 'earlier_day', 'page_url', 'sent', 'rule', 'subject'),
  ...same('retailer', 'brand', 'fact', 'progress', 'is_on_and_off'),
  seen_on: sql`${param(date, 'String')}`,
});

/** The items of a SELECT of points without words of a language. */
export const selectFacts = (date: string): Sql => selectList(factsOf(date));

const ruleError = ({ input }: { input?: unknown }) =>
  `${JSON.stringify(input)} is not one of ${SENDABLE_RULES.join(', ')}.`;
const oneRule = z.enum(SENDABLE_RULES, { error: ruleError });

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
    rule: z._default(
      z.pipe(
        z.union([oneRule, z.array(oneRule)], { error: ruleError }),
        z.transform((rule): readonly SendableRule[] => (typeof rule === 'string' ? [rule] : rule)),
      ),
      [],
    ),
  },
  sort: 'number.asc',
  key: ['number'],
  needs: (params) => signalNeeds(params, signalsNamed(SENDABLE_RULES)),
  readsSent: true,
  select: ({ date, language }) => {
    const { rules, states } = LANGUAGES[language];
    const wordsOf = (name: 'title' | 'unit' | 'ask') =>
      transformed(sql`rule`, Object.fromEntries(SENDABLE_RULES.map((rule) => [rule, rules[rule][name]])));
    return {
      ...factsOf(date),
      // The same before and after this list is marked as sent.
      sent: sql`sent_before`,
      state: transformed(sql`progress`, states),
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

/** Replaces the values of a column by words. */
function transformed(value: Sql, words: Readonly<Record<string, string>>): Sql {
  const list = (texts: readonly string[]) => param(texts, 'Array(String)');
  return sql`transform(${value}, ${list(Object.keys(words))}, ${list(Object.values(words))}, ${value})`;
}
