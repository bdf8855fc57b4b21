'use client';

import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { ThemeProvider } from 'next-themes';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import { type ReactNode, useState } from 'react';
import { ToastRegion } from '@/components/ui/toast';
import { createQueryClient } from '@/lib/client/query-client';
import { FormatProvider } from '@/lib/client/use-format';

interface ProvidersProps {
  /** Of this request's content security policy, for the one inline script that sets the theme before first paint. */
  nonce: string | undefined;
  locale: string;
  children: ReactNode;
}

export function Providers({ nonce, locale, children }: ProvidersProps) {
  const [client] = useState(createQueryClient);
  return (
    <ThemeProvider attribute="class" disableTransitionOnChange nonce={nonce}>
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={client}>
          <NuqsAdapter>
            <FormatProvider locale={locale}>
              {children}
              <ToastRegion />
            </FormatProvider>
          </NuqsAdapter>
        </QueryClientProvider>
      </CSPProvider>
    </ThemeProvider>
  );
}
