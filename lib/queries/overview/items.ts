import { inWords, isOneOf } from '@/lib/metrics/conditions';
import { and, param, sql } from '@/lib/metrics/sql';
import { list } from '../params';
import { AGES } from '../signals/instances';
import { signalNeeds } from '../signals/needs';
import { same, table } from '../table';
import { rowsWithEvidence } from './instance-evidence';
import { wordOfSignal } from './instance-rows';
import { itemColumns, STATE_WORDS } from './items.columns';
import { overviewParams } from './params';

const OPEN_STATES: readonly string[] = AGES;

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
    /** States of instances. Open ones if omitted. Those that have ended are the ones of the last days. */
    state: list(),
    /** Days on which they opened, for the instances of a line. */
    opened: list(),
  },
  sort: 'impact.desc',
  key: ['opened', 'rule', 'subject'],
  needs: (params) => signalNeeds(params),
  select: () => ({
    ...same('retailer', 'title', 'items', 'power', 'impact', 'opened', 'since_at_least', 'first_seen', 'on_and_off'),
    ...same('last_bad', 'ended', 'subject'),
    state: inWords(sql`state`, STATE_WORDS),
    lasted: sql`toUInt32(dateDiff('day', toDate(opened), if(ended IS NULL, toDate(last_bad) + 1, toDate(ended))))`,
    // Shares are printed in percent, next to figures of other units.
    value_before: sql`value_before * ${SCALE}`,
    value: sql`value * ${SCALE}`,
    value_ended: sql`value_ended * ${SCALE}`,
    // The median of ranks may lie between two of them.
    reference: sql`if(${UNIT} = 'rank', round(reference), reference * ${SCALE})`,
    unit: sql`multiIf(${UNIT} = 'money', currency, transform(${UNIT}, ['percent', 'rank', 'rating'], ['%', 'position', 'stars'], ${UNIT}))`,
    rule: sql`toString(rule)`,
    problem: wordOfSignal('title', 'String'),
    advice: wordOfSignal('advice', 'String'),
    who: sql`if(who = '', NULL, toString(who))`,
    url: sql`if(page_url = '', NULL, page_url)`,
    crawled_at: sql`if(page_crawled = '', NULL, page_crawled)`,
  }),
  async from({ rule, state, opened, ...params }, run) {
    const states = state.length > 0 ? state : OPEN_STATES;
    const tables = await run.signals(params);
    const isOpenOnly = states.every((name) => OPEN_STATES.includes(name));
    return sql`FROM ${rowsWithEvidence(tables, { ...params, isOpenOnly }, run)} AS instance
      WHERE ${and(
        sql`state IN ${param(states, 'Array(String)')}`,
        sql`ended IS NULL OR is_ended`,
        rule.length > 0 && isOneOf(sql`rule`, rule),
        opened.length > 0 && isOneOf(sql`opened`, opened),
      )}`;
  },
});
