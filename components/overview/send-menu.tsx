'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { toMailAddress, toMailText } from '@/components/overview/mail';
import type { OverviewState } from '@/components/overview/page';
import { copyText } from '@/components/ui/copy-text';
import { Menu, MenuItem, MenuNote } from '@/components/ui/menu';
import { saveFiles } from '@/components/ui/save-files';
import { toast } from '@/components/ui/toast';
import { answerOptions } from '@/lib/client/answer-options';
import { toProblem } from '@/lib/client/request-problem';
import { useFormat } from '@/lib/client/use-format';
import { RETAILER_RULES, SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import { itemColumns } from '@/lib/queries/overview/items.columns';

interface SendMenuProps {
  state: OverviewState;
  retailer: string;
  impact: number;
  /** Whether some of the problems may be sent. */
  canSend: boolean;
}

/** Columns of the workbook for a retailer: without impact and advice. */
const COLUMNS = [
  ...(['problem', 'title', 'retailer', 'state', 'opened', 'since_at_least', 'value', 'reference', 'unit'] as const),
  ...(['who', 'url', 'crawled_at'] as const),
].map((id) => ({ id, header: itemColumns.shown[id].title }));

/** A button with the impact of a retailer, which exports the open problems that it may read as text or as a workbook. */
export function SendMenu({ state, retailer, impact, canSend }: SendMenuProps) {
  const client = useQueryClient();
  const format = useFormat();
  const { params, dates, notes } = state;
  const { date, days, page } = params;
  const list = async () =>
    (await client.fetchQuery(answerOptions('overview/send', { date, days, page, retailer: [retailer] }))).answer;
  async function save() {
    const { saveWorkbook } = await import('@/lib/client/request-export');
    const sheets = [
      {
        title: 'Open problems',
        query: 'overview/items' as const,
        params: { ...params, retailer: [retailer], rule: RETAILER_RULES },
        columns: COLUMNS,
      },
    ];
    await saveWorkbook({ title: `Problems ${retailer} ${dates.date}`, sheets }, { notes, format });
  }
  async function openMail() {
    try {
      const { address, omitted } = toMailAddress(await list());
      window.location.href = address;
      if (omitted > 0)
        toast(
          'Attach the list',
          `${format.integer(omitted)} more do not fit into the mail. Download Excel to attach them.`,
        );
    } catch (error) {
      toast('No mail written', toProblem(error).title);
    }
  }
  const printed = format.integer(impact);
  if (!canSend) return printed;
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
      <MenuNote>{RETAILER_RULES.map((rule) => SIGNAL_WORDS[rule].title).join(', ')}</MenuNote>
      <MenuItem onClick={() => void copyText(async () => toMailText(await list()))}>Copy as text</MenuItem>
      <MenuItem onClick={() => void openMail()}>Write a mail</MenuItem>
      <MenuItem onClick={() => void saveFiles(save)}>Download Excel</MenuItem>
    </Menu>
  );
}
