import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from '@/components/ui/copy-text';
import { ToastRegion } from '@/components/ui/toast';

const copied: string[] = [];
/** Whether the browser copies a selection. */
let isAllowed: boolean;

beforeEach(() => {
  copied.length = 0;
  isAllowed = true;
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  document.execCommand = () => {
    const field = document.activeElement;
    if (isAllowed && field instanceof HTMLTextAreaElement)
      copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return isAllowed;
  };
});
afterEach(() => vi.restoreAllMocks());

function Page() {
  return (
    <>
      <button type="button">Copy</button>
      <ToastRegion />
    </>
  );
}

it('copies a selection without a clipboard, as over plain http, and gives the focus back', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Copy' }).focus();
  await copyText('a\nb', 'Paste it.');
  expect(copied).toEqual(['a\nb']);
  expect(await screen.findByText('Paste it.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('copies a text and its HTML without a clipboard', async () => {
  const clipboardData = new DataTransfer();
  document.execCommand = () => {
    const event = new Event('copy', { cancelable: true });
    document.dispatchEvent(Object.assign(event, { clipboardData }));
    return event.defaultPrevented;
  };
  render(<Page />);
  await copyText('a', undefined, '<b>a</b>');
  expect([clipboardData.getData('text/plain'), clipboardData.getData('text/html')]).toEqual(['a', '<b>a</b>']);
});

it('shows the text if the browser does not allow copying', async () => {
  isAllowed = false;
  render(<Page />);
  await copyText(async () => 'curl …', 'Set API_KEY.');
  expect(await screen.findByRole('textbox', { name: 'Text to copy' })).toHaveValue('curl …');
  expect(screen.getByRole('dialog')).toHaveTextContent('Set API_KEY.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('reports the failure of the server that should have sent the text', async () => {
  render(<Page />);
  await copyText(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText(/The dashboard did not answer/)).toBeInTheDocument();
});
