import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { createPreload } from '@/app/preload';
import { daysAsked, daysUrl, downloadFields, openPlace } from '@/components/downloads/download-params';
import { DownloadsPage } from '@/components/downloads/downloads-page';
import { readAddress } from '@/lib/client/address';
import { downloadHours } from '@/lib/contract/download-days';
import { requestTarget } from '@/lib/contract/endpoint';
import { days } from '@/lib/server/downloads/days';
import { hours } from '@/lib/server/downloads/hours';

export const metadata: Metadata = { title: 'Downloads' };

export default async function Page({ searchParams }: PageProps<'/downloads'>) {
  const preload = createPreload();
  const address = readAddress(downloadFields, await searchParams);
  const known = await preload.value(daysUrl(address), () => days(daysAsked(address)));
  if (known) {
    const { dataset, date } = openPlace(address, known);
    await preload.value(`/api${requestTarget(downloadHours, { dataset, date })}`, () => hours({ dataset, date }));
  }
  return (
    <HydrationBoundary state={preload.state()}>
      <DownloadsPage />
    </HydrationBoundary>
  );
}
