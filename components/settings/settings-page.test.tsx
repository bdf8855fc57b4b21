import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TargetFields } from '@/components/layout/target-fields';
import { WeightFields } from '@/components/layout/weight-fields';
import { SettingsPage } from '@/components/settings/settings-page';
import { FormatProvider } from '@/lib/client/format/use-format';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';
import { type AccountSettings, SETTING_NAMES, type SettingChange } from '@/lib/contract/account-settings';
import { DEFAULT_SETTINGS } from '@/lib/contract/setting-values';

const UNCHANGED = Object.fromEntries(SETTING_NAMES.map((name) => [name, null])) as AccountSettings['changedAt'];
const AT = '2026-06-30T09:40:00.000Z';

let settings: AccountSettings;
let posted: SettingChange[];
let failure: object | null;
const budget = { limit: { calls: 60, seconds: 60, learned: false }, left: 42, waiting: 3 };

beforeEach(() => {
  settings = { values: DEFAULT_SETTINGS, changedAt: UNCHANGED };
  posted = [];
  failure = null;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/api/status')
      return ownJson({ account: { name: 'Acme', service: 'https://api.example' }, service: {}, budget });
    if (init?.method !== 'POST') return ownJson(settings);
    if (failure) return ownJson(failure, { status: 422 });
    const change = JSON.parse(String(init.body)) as SettingChange;
    posted.push(change);
    settings = {
      values: { ...settings.values, [change.name]: change.value },
      changedAt: { ...settings.changedAt, [change.name]: AT },
    };
    return ownJson(settings);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Renders the page in a browser of its own. */
function open(page = <SettingsPage />) {
  const client = createQueryClient();
  const { container } = render(
    <QueryClientProvider client={client}>
      <FormatProvider locale="en">{page}</FormatProvider>
    </QueryClientProvider>,
  );
  return { client, browser: within(container), user: userEvent.setup() };
}

async function type(browser: ReturnType<typeof open>['browser'], label: string, text: string) {
  const user = userEvent.setup();
  const field = await browser.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
  return field;
}

it('shows the values of the account and whether they were changed', async () => {
  settings = { values: { ...DEFAULT_SETTINGS, target_share: 0.255 }, changedAt: { ...UNCHANGED, target_share: AT } };
  const { browser } = open();
  await waitFor(() => expect(browser.getByLabelText('Rating target')).toHaveValue('4'));
  expect(browser.getByLabelText('Rating target')).toHaveAccessibleDescription('Default.');
  expect(browser.getByLabelText('Banner share')).toHaveValue('25.5');
  expect(browser.getByLabelText('Banner share')).toHaveAccessibleDescription(/^Saved for the account on .*2026/);
  expect(browser.getByLabelText('Price indices on target')).toHaveValue('');
  expect(browser.getByLabelText('Price indices on target')).toHaveAccessibleDescription('No target.');
});

it('saves a value with Enter and says so next to the field', async () => {
  const { browser } = open();
  await waitFor(() => expect(browser.getByLabelText('Rating target')).toHaveValue('4'));
  const field = await type(browser, 'Rating target', '4,3');
  expect(field).toHaveAccessibleDescription('Not saved yet.');
  await userEvent.setup().type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Saved for the account on /));
  expect(posted).toEqual([{ name: 'rating_target', value: 4.3 }]);
  expect(field).toHaveValue('4.3');
  expect(browser.getByRole('button', { name: 'Save Rating target' })).toBeDisabled();
});

it.each([
  ['Rating target', '7', '"7" is not a rating from 1 to 5 with at most one decimal.'],
  ['Rating target', 'high', '"high" is not a rating from 1 to 5 with at most one decimal.'],
  ['Banner share', '120', '“120” is not a percentage above 0 and up to 100. Leave the field empty for no target.'],
  ['Days to keep raw answers', '7', '"7" is not a whole number of days from 30 to 3,650.'],
  ['Booked and seen', '0', '“0” is not a percentage above 0 and up to 100. Leave the field empty for no target.'],
])('names value and reason next to the field %s for %s and sends nothing', async (label, text, message) => {
  const { browser, user } = open();
  await waitFor(() => expect(browser.getByLabelText('Rating target')).toHaveValue('4'));
  const field = await type(browser, label, text);
  await user.click(browser.getByRole('button', { name: `Save ${label}` }));
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(message);
  expect(posted).toEqual([]);
  await user.type(field, '5');
  expect(field).toBeValid();
});

it('removes a target with an empty field', async () => {
  settings = { values: { ...DEFAULT_SETTINGS, target_share: 0.5 }, changedAt: { ...UNCHANGED, target_share: AT } };
  const { browser, user } = open(<TargetFields names={['target_share']} />);
  const field = await browser.findByLabelText('Banner share');
  await waitFor(() => expect(field).toHaveValue('50'));
  await user.clear(field);
  await user.click(browser.getByRole('button', { name: 'Save Banner share' }));
  await waitFor(() => expect(posted).toEqual([{ name: 'target_share', value: null }]));
});

it('keeps the typed value and shows why the server refused it', async () => {
  failure = { code: 'unreachable', title: 'The engine does not answer.', retryable: true };
  const { browser, user } = open();
  await waitFor(() => expect(browser.getByLabelText('Rating target')).toHaveValue('4'));
  const field = await type(browser, 'Rating target', '3.5');
  await user.click(browser.getByRole('button', { name: 'Save Rating target' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Not saved. The engine does not answer.'));
  expect(field).toHaveValue('3.5');
  failure = null;
  await user.click(browser.getByRole('button', { name: 'Save Rating target' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Saved/));
});

it('shows the later of two changes in both browsers, and fetches the answers that depend on it again', async () => {
  const [first, second] = [open(), open()];
  for (const { browser } of [first, second])
    await waitFor(() => expect(browser.getByLabelText('Rating target')).toHaveValue('4'));
  const answer = { answer: 1, coverage: [], provenance: [] };
  for (const { client } of [first, second]) client.setQueryData(['answer', 'overview/tiles', ''], answer);
  const isOutdated = ({ client }: ReturnType<typeof open>) =>
    client.getQueryState(['answer', 'overview/tiles', ''])?.isInvalidated;
  await type(first.browser, 'Rating target', '4.2{Enter}');
  await waitFor(() => expect(isOutdated(first)).toBe(true));
  await type(second.browser, 'Rating target', '4.6{Enter}');
  await waitFor(() => expect(isOutdated(second)).toBe(true));
  await act(() => first.client.refetchQueries({ queryKey: ['settings'] }));
  for (const { browser } of [first, second])
    await waitFor(() => expect(browser.getByLabelText('Rating target')).toHaveValue('4.6'));
});

it('keeps the answers if a target of tiles changes', async () => {
  const { browser, client } = open();
  await waitFor(() => expect(browser.getByLabelText('Rating target')).toHaveValue('4'));
  client.setQueryData(['answer', 'overview/tiles', ''], { answer: 1, coverage: [], provenance: [] });
  const field = await type(browser, 'Banner share', '30{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Saved/));
  expect(client.getQueryState(['answer', 'overview/tiles', ''])?.isInvalidated).toBe(false);
});

it('saves the weighting when it is chosen', async () => {
  const { browser, user } = open();
  await user.click(await browser.findByRole('button', { name: 'By number of reviews' }));
  await waitFor(() => expect(posted).toEqual([{ name: 'rating_weighting', value: 'reviews' }]));
  await waitFor(() =>
    expect(browser.getByRole('button', { name: 'By number of reviews' })).toHaveAttribute('aria-pressed', 'true'),
  );
});

it('saves the weights of page types together, without those that are 1', async () => {
  const { browser, user } = open();
  const save = await browser.findByRole('button', { name: 'Save weights' });
  await waitFor(() => expect(browser.getByLabelText('Rating target')).toHaveValue('4'));
  expect(save).toBeDisabled();
  for (const [label, weight] of [
    ['Home page', '3'],
    ['Brand page', '1'],
  ] as const) {
    await user.clear(browser.getByLabelText(label));
    await user.type(browser.getByLabelText(label), weight);
  }
  expect(posted).toEqual([]);
  await user.click(save);
  await waitFor(() => expect(posted).toEqual([{ name: 'banner_weights', value: { HOME_PAGE: 3 } }]));
  const reset = browser.getByRole('button', { name: 'Count all pages the same' });
  await waitFor(() => expect(reset).toBeEnabled());
  await user.click(reset);
  await waitFor(() => expect(posted.at(-1)).toEqual({ name: 'banner_weights', value: {} }));
  await waitFor(() => expect(browser.getByLabelText('Home page')).toHaveValue(1));
});

it('shows the limits of the service without controls', async () => {
  open();
  const limits = screen.getByRole('region', { name: 'Limits of the service' });
  await waitFor(() => expect(limits).toHaveTextContent('60 calls a minute, as configured'));
  expect(limits).toHaveTextContent('42');
  expect(within(limits).queryByRole('textbox')).toBeNull();
});

it('saves no weights before those of the account are loaded', async () => {
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') posted.push(JSON.parse(String(init.body)) as SettingChange);
    return ownJson({ code: 'internal', title: 'No.', retryable: true }, { status: 500 });
  });
  const { browser, user } = open(<WeightFields />);
  await type(browser, 'Brand page', '5');
  expect(browser.getByRole('button', { name: 'Save weights' })).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(posted).toEqual([]);
});
