'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider } from 'next-themes';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { SignInNote } from '@/components/shell/sign-in-note';
import { lazyPart } from '@/components/ui/lazy-part';
import { ToastRegion, toast } from '@/components/ui/toast';
import { replayEarlyInput } from '@/lib/client/browser/early-input';
import { onUnsaved } from '@/lib/client/browser/storage';
import { FormatProvider } from '@/lib/client/format/use-format';
import { createQueryClient } from '@/lib/client/query/query-client';
// Pages and the islands of the shell share these modules. Without an import by the layout, each of them has its own copy.
import '@/components/shell/page-failure';
import '@/components/ui/copy-text';
import '@/components/ui/menu';
import '@/lib/client/format/format-count';
import '@/lib/client/browser/use-now';
import '@/lib/client/query/use-status';

const ConnectionNote = lazyPart(() => import('@/components/shell/connection-note'), 'ConnectionNote', null);

interface ProvidersProps {
  /** Nonce of this request's content security policy, for the inline script that sets the theme before first paint. */
  nonce: string | undefined;
  locale: string;
  children: ReactNode;
}

export function Providers({ nonce, locale, children }: ProvidersProps) {
  const [client] = useState(createQueryClient);
  useLayoutEffect(listen, []);
  return (
    <ThemeProvider attribute="class" disableTransitionOnChange nonce={nonce}>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={client}>
          <NuqsAdapter>
            <FormatProvider locale={locale}>
              {children}
              <ToastRegion />
              <ConnectionNote />
              <SignInNote />
            </FormatProvider>
          </NuqsAdapter>
        </QueryClientProvider>
      </CSPProvider>
    </ThemeProvider>
  );
}

/** Marks the page as hydrated, for tests, replays the presses from before, and reports settings that are not saved. */
function listen() {
  document.documentElement.dataset.alive = '';
  replayEarlyInput();
  onUnsaved(() =>
    toast('Not saved in this browser', 'It blocks or lacks storage. Settings last until you close this page.'),
  );
}
