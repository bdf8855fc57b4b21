import type { Metadata } from 'next';
import { connection } from 'next/server';
import { createPreload } from '@/app/preload';
import { SettingsPage } from '@/components/settings/settings-page';
import { PageTitle } from '@/components/shell/page-title';
import { ServerAnswers } from '@/lib/client/query/server-answers';
import { config } from '@/lib/server/base/config';

export const metadata: Metadata = { title: 'Settings' };

export default async function Page() {
  await connection();
  const preload = createPreload();
  await Promise.all([preload.settings(), preload.status()]);
  return (
    <>
      <PageTitle title="Settings">{`For everyone who uses this dashboard of ${config().accountName}.`}</PageTitle>
      <ServerAnswers state={preload.state()}>
        <SettingsPage />
      </ServerAnswers>
    </>
  );
}
