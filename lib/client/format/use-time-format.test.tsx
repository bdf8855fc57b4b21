import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatDateTime } from '@/lib/client/format/format-date';
import { useTimeFormat } from '@/lib/client/format/use-time-format';

const TIME = '2026-06-30T05:10:00Z';
const Time = () => <p>{useTimeFormat().dateTime(TIME)}</p>;

it('formats times in UTC on the server, and in the time zone of the browser after hydration', () => {
  expect(renderToString(<Time />)).toContain('30 Jun 2026, 05:10');
  render(<Time />);
  expect(screen.getByRole('paragraph')).toHaveTextContent(formatDateTime(TIME));
});
