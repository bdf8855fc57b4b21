import * as z from 'zod/mini';
import { isOneOf } from '@/lib/metrics/conditions';
import { figuresInWords } from '@/lib/metrics/instance.words';
import { RETAILER_RULES, SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import { sql } from '@/lib/metrics/sql';
import { toOneLine } from '@/lib/text/one-line';
import { toWebAddress } from '@/lib/text/web-address';
import { query } from '../query';
import { signalNeeds } from '../signals/needs';
import { rowsWithEvidence } from './instance-evidence';
import { overviewParams, signalPeriod } from './params';

interface Row {
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

/** The open instances of a signal. */
export interface RetailerSection {
  title: string;
  /** The problem and the request. */
  message: string;
  /** An instance with its figures, and a second line with its page if the service sends one. */
  items: string[];
}

/** Open problems that a retailer may read, by impact. */
export interface RetailerList {
  subject: string;
  sections: RetailerSection[];
  /** Instances of all sections. */
  items: number;
}

/** Maximum characters of retailers in a subject. */
const MAX_NAME = 60;

/** The open instances at the selected retailers as a list for a retailer. `overview/items` has them as a table. */
export const send = query({
  name: 'overview/send',
  params: z.object(overviewParams),
  needs: (params) => signalNeeds(signalPeriod(params)),
  async answer(params, run): Promise<RetailerList> {
    const tables = await run.signals(signalPeriod(params));
    const rows = await run.rows<Row>(sql`
      SELECT toString(rule) AS rule, toString(retailer) AS retailer, title, impact, opened, since_at_least, value, reference,
        toString(who) AS who, currency, page_url, page_crawled
      FROM ${rowsWithEvidence(tables, { ...params, isOpenOnly: true }, run)}
      WHERE is_open AND ${isOneOf(sql`rule`, RETAILER_RULES)} ORDER BY impact DESC, opened, rule, retailer, title`);
    const names = [...toOneLine(params.retailer.join(', '))];
    const retailers = names.length > MAX_NAME ? `${names.slice(0, MAX_NAME).join('')}…` : names.join('');
    const problems = new Set(rows.map(({ rule, retailer }) => `${rule} ${retailer}`)).size;
    const isOne = params.retailer.length === 1;
    const counts = [counted(problems, 'open problem', 'open problems')];
    counts.push(counted(rows.length, 'product or keyword', 'products or keywords'));
    return {
      subject: `${retailers || 'All retailers'}: ${counts.join(', ')}, on ${params.date}`,
      sections: [...new Set(rows.map(({ rule }) => rule))].map((rule) => {
        const { title, message = '' } = SIGNAL_WORDS[rule];
        const items = rows.filter((row) => row.rule === rule).map((row) => instanceInWords(row, isOne));
        return { title: `${title} (${items.length})`, message, items };
      }),
      items: rows.length,
    };
  },
});

function instanceInWords(
  { title, retailer, opened, since_at_least, page_url, page_crawled, ...row }: Row,
  isOne: boolean,
) {
  const name = isOne ? title : `${title}, ${retailer}`;
  const since = `since ${opened}${since_at_least ? ' or earlier' : ''}`;
  const facts = [figuresInWords(row), since].filter(Boolean).join(', ');
  const page = [toWebAddress(page_url), page_crawled && `crawled ${page_crawled} UTC`].filter(Boolean).join(', ');
  return [`- ${toOneLine(`${name}: ${facts}`)}`, ...(page ? [`  ${page}`] : [])].join('\n');
}

function counted(count: number, noun: string, plural: string): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
