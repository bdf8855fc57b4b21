import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PaletteWindow } from '@/components/shell/palette-window';
import { createQueryClient } from '@/lib/client/query/query-client';
import { ownJson } from '@/lib/client/query/test-response';

const NOTHING = { skus: [], brands: [], retailers: [], keywords: [], problems: [] };

afterEach(() => vi.unstubAllGlobals());

it('says that nothing has the name only after the names have arrived', async () => {
  let answer: (response: Response) => void = () => undefined;
  const fetched = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', () => fetched);
  const ignore = () => undefined;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <PaletteWindow open onOpenChange={ignore} onAction={ignore} text="zzz" onText={ignore} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Searching…')).toBeInTheDocument();
  answer(ownJson(NOTHING));
  expect(await screen.findByText('No results.')).toBeInTheDocument();
});
