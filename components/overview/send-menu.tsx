'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import type { OverviewState } from '@/components/overview/page';
import { copyText } from '@/components/ui/copy-text';
import { Menu, MenuItem } from '@/components/ui/menu';
import { saveFiles } from '@/components/ui/save-files';
import { answerOptions } from '@/lib/client/answer-options';
import { useFormat } from '@/lib/client/use-format';
import { itemColumns } from '@/lib/queries/overview/items.columns';

interface SendMenuProps {
  state: OverviewState;
  retailer: string;
  impact: number;
}

/** Columns of the workbook for a retailer: without impact and advice. */
const COLUMNS = [
  ...(['problem', 'title', 'retailer', 'state', 'opened', 'since_at_least', 'value', 'reference', 'unit'] as const),
  ...(['who', 'url', 'crawled_at'] as const),
].map((id) => ({ id, header: itemColumns.shown[id].title }));

/** Maximum characters in the body of a mailto link. */
const MAX_BODY_LENGTH = 1_500;

/** Truncates a text to the whole lines that fit into a mailto link. */
function mailBody(text: string): string {
  if (text.length <= MAX_BODY_LENGTH) return text;
  const cut = text.lastIndexOf('\n', MAX_BODY_LENGTH);
  return `${text.slice(0, cut)}\n\nThe complete list is in the Excel workbook.`;
}

/** A button with the impact of a retailer, which exports its open problems as text or as a workbook. */
export function SendMenu({ state, retailer, impact }: SendMenuProps) {
  const client = useQueryClient();
  const format = useFormat();
  const { params, dates, notes } = state;
  const { date, days, page } = params;
  const mail = async () =>
    (await client.fetchQuery(answerOptions('overview/send', { date, days, page, retailer: [retailer] }))).answer;
  async function save() {
    const { saveWorkbook } = await import('@/lib/client/request-export');
    const sheets = [
      {
        title: 'Open problems',
        query: 'overview/items' as const,
        params: { ...params, retailer: [retailer] },
        columns: COLUMNS,
      },
    ];
    await saveWorkbook({ title: `Problems ${retailer} ${dates.date}`, sheets }, { notes, format });
  }
  async function openMail() {
    const { subject, text } = await mail();
    window.location.href = `mailto:?${new URLSearchParams({ subject, body: mailBody(text) }).toString().replaceAll('+', '%20')}`;
  }
  const printed = format.integer(impact);
  if (impact === 0) return printed;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Send the problems of ${retailer}, impact ${printed}`}
          className="inline-flex items-center gap-1 rounded border border-line px-1 hover:bg-wash"
        >
          <strong className="font-semibold">{printed}</strong>
          <Send aria-hidden className="size-3" />
        </button>
      }
    >
      <MenuItem onClick={() => void copyText(async () => (await mail()).text)}>Copy as text</MenuItem>
      <MenuItem onClick={() => void openMail()}>Write a mail</MenuItem>
      <MenuItem onClick={() => void saveFiles(save)}>Download Excel</MenuItem>
    </Menu>
  );
}
