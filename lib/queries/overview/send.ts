import * as z from 'zod/mini';
import { figuresInWords } from '@/lib/metrics/instance.words';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import { sql } from '@/lib/metrics/sql';
import { query } from '../query';
import { signalNeeds } from '../signals/needs';
import { rowsWithEvidence } from './item-evidence';
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
  currency: string;
  page_url: string;
  page_crawled: string;
}

/** The open problems of the selected retailers as a mail to a retailer. `overview/items` has the same problems as a table. */
export const send = query({
  name: 'overview/send',
  params: z.object(overviewParams),
  needs: (params) => signalNeeds(signalPeriod(params)),
  async answer(params, run): Promise<{ subject: string; text: string; items: number }> {
    const tables = await run.signals(signalPeriod(params));
    const lines = await run.rows<Line>(sql`
      SELECT toString(rule) AS rule, toString(retailer) AS retailer, title, impact, opened, since_at_least, value, reference,
        toString(who) AS who, currency, page_url, page_crawled
      FROM ${rowsWithEvidence(tables, { ...params, isOpenOnly: true }, run)}
      WHERE is_open ORDER BY impact DESC, opened, rule, retailer, title`);
    const retailers = params.retailer.length > 0 ? params.retailer.join(', ') : 'All retailers';
    const rules = [...new Set(lines.map(({ rule }) => rule))];
    const problems = new Set(lines.map(({ rule, retailer }) => `${rule} ${retailer}`)).size;
    const subject = `${retailers}: ${counted(problems, 'open problem')}, ${counted(lines.length, 'item')}, on ${params.date}`;
    const isOne = params.retailer.length === 1;
    const parts = rules.map((rule) => {
      const { title, message } = SIGNAL_WORDS[rule];
      const ruleLines = lines.filter((line) => line.rule === rule);
      return [`${title} (${ruleLines.length})`, message, ...ruleLines.map((line) => lineOf(line, isOne))].join('\n');
    });
    return { subject, text: [`${subject}.`, ...parts].join('\n\n'), items: lines.length };
  },
});

/** Returns an item with its figures, and a line with the page and its crawl time if the service sends them. */
function lineOf(
  { title, retailer, opened, since_at_least, page_url, page_crawled, ...instance }: Line,
  isOne: boolean,
) {
  const name = isOne ? title : `${title}, ${retailer}`;
  const since = `since ${since_at_least ? 'at least ' : ''}${opened}`;
  const crawled = page_crawled && `crawled ${page_crawled} UTC`;
  const page = [page_url, crawled].filter(Boolean).join(', ');
  return [
    `- ${name}: ${[figuresInWords(instance), since].filter(Boolean).join(', ')}`,
    ...(page ? [`  ${page}`] : []),
  ].join('\n');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
