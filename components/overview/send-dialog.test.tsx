import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SendDialog } from '@/components/overview/send-dialog';
import { SentMark } from '@/components/overview/sent-mark';
import { FormatProvider } from '@/lib/client/format/use-format';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import type { ExportRequest } from '@/lib/contract/export';
import type { SentList } from '@/lib/contract/sent-points';
import type { Point } from '@/lib/queries/overview/points.columns';
import type { RetailerList } from '@/lib/queries/overview/send';
import type { SentPoint } from '@/lib/queries/overview/sent';

const DATE = '2026-11-23';
const RETAILER = 'Korbina DE';
const state = { params: { date: DATE, days: 28, page: [], retailer: [], against: null } } as unknown as Parameters<
  typeof SendDialog
>[0]['state'];

const point = (over: Partial<Point> = {}): Point => ({
  ...{ number: 1, rule: 'out_of_stock', subject: 'S1', retailer: RETAILER, brand: 'Velquin', product: 'Shampoo' },
  ...{ barcode: '4001234567890', product_id: 'P1', keyword: null, fact: '', opened: '2026-11-20', value: 0 },
  ...{ since_at_least: false, is_on_and_off: false, seen_on: DATE, crawled_at: null, currency: null, merchant: null },
  ...{ page_no: null, earlier_rank: null, earlier_day: null, page_url: null, sent: null, progress: 'new' },
  ...over,
});

const line = { rule: 'out_of_stock', retailer: RETAILER, age: 'new' } as const;

/** Of the days before the list, from which durations are derived. */
const coverage = [
  { need: 'offers', endpoint: 'price', from: '2026-11-22', to: DATE, states: '-c', rows: 9, total: 9, problem: null },
];

let list: RetailerList;
let sentLists: SentList[];
let exported: ExportRequest[];
let failure: object | null;
let copied: { text: string; html: string }[];

beforeEach(() => {
  list = {
    country: 'DE',
    points: [
      point(),
      point({ rule: 'buybox_lost', subject: 'S2', product: 'Gel', merchant: 'QX', fact: 'QX' }),
      point({ subject: 'S3', product: 'Soap', progress: 'open', sent: '2026-11-22' }),
    ],
    internal: [
      { rule: 'rank_target_missed', points: 12 },
      { rule: 'above_list_price', points: 1 },
    ],
  };
  sentLists = [];
  exported = [];
  copied = [];
  failure = null;
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => {
    const textOf = async (type: string) => (await items[0]?.getType(type))?.text() ?? '';
    copied.push({ text: await textOf('text/plain'), html: await textOf('text/html') });
  });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    if (url === '/api/sent') {
      if (failure) return ownJson(failure, { status: 503 });
      sentLists.push(body);
      const isSent = (listPoint: Point) => body.points.some(({ subject }: Point) => subject === listPoint.subject);
      list.points = list.points.map((listPoint) =>
        isSent(listPoint) ? { ...listPoint, sent: body.isSent ? DATE : null } : listPoint,
      );
      return ownJson({ stored: body.points.length });
    }
    if (url === '/api/export') {
      exported.push(body);
      return ownJson({ ticket: 't' });
    }
    const sentPoints = list.points.flatMap(({ rule, retailer, subject, opened, sent }) =>
      sent ? [{ rule, retailer, subject, age: 'new', opened, sent } satisfies SentPoint] : [],
    );
    return ownJson({ answer: url.includes('overview/sent') ? sentPoints : list, coverage, provenance: [] });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FormatProvider locale="en">
        <SentMark state={state} problem={{ ...line, items: 2, since: '2026-11-20' }} />
        <SentMark state={state} problem={{ ...line, items: 1, since: '2026-11-19' }} />
        <SendDialog state={state} retailer={RETAILER} open onOpenChange={() => undefined} />
      </FormatProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

it('lists new points before those that are still open, in the language of the country', async () => {
  open();
  const items = await screen.findAllByRole('listitem');
  const texts = items.map((item) => item.textContent ?? '');
  expect(texts.filter((text) => /^\d/.test(text)).map((text) => text.slice(0, 8))).toEqual([
    '1Shampoo',
    '2Gel · B',
    '3Soap · ',
  ]);
  expect(screen.getByText('Neu oder geändert')).toBeInTheDocument();
  expect(screen.getByText('Noch offen vom 22. November 2026')).toBeInTheDocument();
  expect(screen.getByText('sent 22 Nov, still out')).toBeInTheDocument();
});

it('counts the points of a list, and no days from which their durations are derived', async () => {
  open();
  expect(await screen.findByText('3 points')).toBeVisible();
  expect(screen.queryByText(/days collected/)).toBeNull();
});

it('shows on a standing line when its own items were sent, not those of an event', async () => {
  const sentPoint = (subject: string, over: object): SentPoint => ({
    ...{ rule: 'out_of_stock', retailer: RETAILER, subject, age: 'standing', opened: '2026-10-20', sent: '2026-11-01' },
    ...over,
  });
  const answer = [
    ...[sentPoint('S1', {}), sentPoint('S2', {}), sentPoint('S3', { opened: '2026-10-22' })],
    sentPoint('S4', { age: 'new', opened: '2026-11-22', sent: '2026-11-22' }),
  ];
  vi.stubGlobal('fetch', async () => ownJson({ answer, coverage: [], provenance: [] }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FormatProvider locale="en">
        <SentMark state={state} problem={{ ...line, age: 'standing', items: 3, since: '2026-10-20' }} />
      </FormatProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('sent 1 Nov')).toBeInTheDocument();
});

it('states what its points are, and how many stay internal', async () => {
  open();
  expect(
    await screen.findByText(
      /^Bad on .+ 2026: 3 points that the retailer can fix and may know, new or not\. 13 internal ones stay here\.$/,
    ),
  ).toBeInTheDocument();
});

it('shows what is internal with its count, without a control to send it, and says why no price is asked for', async () => {
  open();
  const internal = await screen.findByText('Rank target missed');
  expect(internal.closest('li')).toHaveTextContent('Rank target missed12');
  expect(screen.queryByRole('checkbox', { name: /Rank target/ })).toBeNull();
  expect(screen.getByText(/A list never asks for a price/)).toBeInTheDocument();
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true]);
});

it('copies all points as text and HTML, and marks the new ones as sent, which can be undone', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'English' }));
  await user.click(await screen.findByRole('button', { name: 'Copy text' }));
  await waitFor(() => expect(sentLists).toHaveLength(1));
  const [{ text, html } = { text: '', html: '' }] = copied;
  expect(text).toMatch(/^Subject: Velquin at Korbina: 3 points.*New or changed.*1\. Shampoo.*2\. Gel.*3\. Soap/s);
  expect(html).toContain('<b>Soap</b>');
  expect(sentLists[0]).toEqual({
    ...{ date: DATE, retailer: RETAILER, isSent: true },
    points: [
      { rule: 'out_of_stock', subject: 'S1', fact: '' },
      { rule: 'buybox_lost', subject: 'S2', fact: 'QX' },
    ],
  });
  expect(await screen.findByText('sent 23 Nov, still out')).toBeInTheDocument();
  expect(await screen.findByText('sent 23 Nov')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentLists).toHaveLength(2));
  expect(sentLists[1]).toMatchObject({ isSent: false, points: [{ subject: 'S1' }, { subject: 'S2' }] });
  expect(await screen.findByText('1 of 2 sent, 22 Nov')).toBeInTheDocument();
});

it('leaves out rules that are not chosen, in text, workbook and what is marked as sent', async () => {
  const user = open();
  await user.click(await screen.findByRole('checkbox', { name: /Out of stock/ }));
  await user.click(await screen.findByRole('button', { name: 'Download Excel' }));
  await waitFor(() => expect(sentLists).toHaveLength(1));
  expect(sentLists[0]?.points).toEqual([{ rule: 'buybox_lost', subject: 'S2', fact: 'QX' }]);
  const [sheet] = exported[0]?.sheets ?? [];
  expect(sheet).toMatchObject({ query: 'overview/points', title: 'Punkte' });
  expect(sheet?.params).toMatchObject({ retailer: RETAILER, language: 'de' });
  expect(sheet?.columns?.map(({ header }) => header)).toContain('Ihre Artikelnummer');
});

it('sends the retailer no sheet about the dashboard in a workbook', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Download Excel' }));
  await waitFor(() => expect(exported).toMatchObject([{ format: 'xlsx', hasAbout: false }]));
});

it('reports that a copied list could not be marked as sent', async () => {
  failure = { code: 'internal', title: 'The store cannot be reached.', retryable: true };
  const { ToastRegion } = await import('@/components/ui/toast');
  render(<ToastRegion />);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Copy text' }));
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(await within(region).findByText('Not marked as sent')).toBeInTheDocument();
  expect(copied).toHaveLength(1);
});
