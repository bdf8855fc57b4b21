import * as z from 'zod/mini';
import { figuresInWords } from '@/lib/metrics/instance.words';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import { sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { signalNeeds } from '../signals/needs';
import { itemRows } from './item-rows';
import { overviewParams, signalPeriod } from './params';

interface Line {
  rule: SignalName;
  retailer: string;
  title: string;
  impact: number;
  opened: string;
  since_at_least: boolean;
  value: number | null;
  reference: number | null;
  who: string;
}

/** The open problems of the chosen retailers as a mail. `overview/items` has the same problems as a table. */
export const send = query({
  name: 'overview/send',
  params: z.object(overviewParams),
  needs: (params) => signalNeeds(signalPeriod(params)),
  async answer(params, run): Promise<{ subject: string; text: string; items: number }> {
    const tables = await run.signals(signalPeriod(params));
    const lines = await run.rows<Line>(sql`
      SELECT toString(rule) AS rule, toString(retailer) AS retailer, title, impact, opened, since_at_least, value, reference,
        toString(who) AS who
      FROM ${itemRows(tables, params)}
      WHERE is_open ORDER BY impact DESC, opened, rule, retailer, title`);
    const retailers = params.retailer.length > 0 ? params.retailer.join(', ') : 'All retailers';
    const rules = [...new Set(lines.map(({ rule }) => rule))];
    const problems = new Set(lines.map(({ rule, retailer }) => `${rule} ${retailer}`)).size;
    const subject = `${retailers}: ${counted(problems, 'open problem')}, ${counted(lines.length, 'item')}, on ${params.date}`;
    const isOne = params.retailer.length === 1;
    const parts = rules.map((rule) => {
      const { title, condition, advice } = SIGNAL_WORDS[rule];
      const ruleLines = lines.filter((line) => line.rule === rule);
      return [
        `${title} (${ruleLines.length})`,
        condition,
        advice,
        ...ruleLines.map((line) => lineOf(line, isOne)),
      ].join('\n');
    });
    return { subject, text: [`${subject}.`, ...parts].join('\n\n'), items: lines.length };
  },
});

/** "- Shampoo 250 ml: 3.94, target 4, since at least 2026-03-01". */
function lineOf({ title, retailer, opened, since_at_least, ...instance }: Line, isOneRetailer: boolean): string {
  const name = isOneRetailer ? title : `${title}, ${retailer}`;
  const since = `since ${since_at_least ? 'at least ' : ''}${opened}`;
  return `- ${name}: ${[figuresInWords(instance), since].filter(Boolean).join(', ')}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
