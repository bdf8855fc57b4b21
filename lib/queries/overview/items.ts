import { isOneOf } from '@/lib/metrics/conditions';
import { and, param, sql } from '@/lib/metrics/sql';
import { list } from '../params';
import { signalNeeds } from '../signals/needs';
import { same, table } from '../table';
import { rowsWithEvidence } from './instance-evidence';
import { wordOfSignal } from './instance-rows';
import { itemColumns } from './items.columns';
import { overviewParams, signalPeriod } from './params';

const OPEN_STATES: readonly string[] = ['new', 'open'];

const UNIT = wordOfSignal('unit', 'String');
const SCALE = sql`if(${UNIT} = 'percent', 100, 1)`;

/** The instances of problems, for an open line of `overview/problems` and for the export of a retailer. */
export const items = table({
  name: 'overview/items',
  title: 'Problems',
  noun: 'problems',
  columns: itemColumns,
  params: {
    ...overviewParams,
    /** Names of signals. */
    rule: list(),
    /** new, open, recovered or unknown. New and open ones if omitted. */
    state: list(),
  },
  sort: 'impact.desc',
  key: ['opened', 'rule', 'subject'],
  needs: (params) => signalNeeds(signalPeriod(params)),
  select: () => ({
    ...same('retailer', 'title', 'power', 'impact', 'state', 'opened', 'since_at_least', 'last_bad', 'recovered'),
    ...same('subject', 'strip'),
    // Shares are printed in percent, next to figures of other units.
    value: sql`value * ${SCALE}`,
    reference: sql`reference * ${SCALE}`,
    unit: sql`multiIf(${UNIT} = 'money', currency, transform(${UNIT}, ['percent', 'rank', 'rating'], ['%', 'position', 'stars'], ${UNIT}))`,
    rule: sql`toString(rule)`,
    problem: wordOfSignal('title', 'String'),
    advice: wordOfSignal('advice', 'String'),
    who: sql`if(who = '', NULL, toString(who))`,
    url: sql`if(page_url = '', NULL, page_url)`,
    crawled_at: sql`if(page_crawled = '', NULL, page_crawled)`,
  }),
  async from({ rule, state, ...params }, run) {
    const states = state.length > 0 ? state : OPEN_STATES;
    const tables = await run.signals(signalPeriod(params));
    const isOpenOnly = states.every((name) => OPEN_STATES.includes(name));
    return sql`FROM ${rowsWithEvidence(tables, { ...params, isOpenOnly }, run)} AS instance
      WHERE ${and(rule.length > 0 && isOneOf(sql`rule`, rule), sql`state IN ${param(states, 'Array(String)')}`)}`;
  },
});
