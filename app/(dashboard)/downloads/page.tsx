import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { DownloadsView } from '@/components/downloads/view';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { PageTitle } from '@/components/shell/page-title';

export const metadata: Metadata = { title: 'Downloads' };

export default async function DownloadsPage() {
  await connection();
  return (
    <>
      <PageTitle
        title="Downloads"
        actions={
          <Suspense>
            <SavedViewsMenu />
          </Suspense>
        }
      />
      <Suspense>
        <DownloadsView today={new Date().toISOString().slice(0, 10)} />
      </Suspense>
    </>
  );
}
