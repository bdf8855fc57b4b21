import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CopyLinkButton } from '@/components/layout/copy-link-button';
import { readPermanentLink } from '@/components/shell/permanent-link';

it('gives the command palette the link of the page, as long as the page is shown', () => {
  const { unmount } = render(<CopyLinkButton link={() => 'http://local/prices?date=2026-06-30'} />);
  expect(readPermanentLink()).toBe('http://local/prices?date=2026-06-30');
  unmount();
  expect(readPermanentLink()).toBe(window.location.href);
});
