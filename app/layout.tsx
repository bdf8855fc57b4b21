import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import { Providers } from '@/components/shell/providers';
import { recordEarlyInput } from '@/lib/client/browser/early-input';
import { acceptedLocale } from '@/lib/client/format/accepted-locale';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Endcap', template: '%s · Endcap' },
  description: 'Prices, visibility and reviews of your brands at their retailers.',
  robots: { index: false, follow: false },
  // A translation replaces text nodes that React still updates, so figures of different days would mix.
  other: { google: 'notranslate' },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1216' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const request = await headers();
  const nonce = request.get('x-nonce') ?? undefined;
  return (
    <html lang="en" translate="no" className={fontVariables} suppressHydrationWarning>
      <body>
        <script nonce={nonce} suppressHydrationWarning>{`(${recordEarlyInput})()`}</script>
        <Providers nonce={nonce} locale={acceptedLocale(request.get('accept-language'))}>
          <div className="app-root">{children}</div>
        </Providers>
      </body>
    </html>
  );
}
