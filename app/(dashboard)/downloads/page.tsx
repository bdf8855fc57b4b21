import type { Metadata } from 'next';
import { createPreload } from '@/app/preload';
import { downloadFields, faultsParams, filesParams, openSlot } from '@/components/downloads/download-params';
import { DownloadsPage } from '@/components/downloads/downloads-page';
import { readAddress } from '@/lib/client/address/address';
import { ServerAnswers } from '@/lib/client/query/server-answers';
import { downloadHours } from '@/lib/contract/download-days';
import { requestTarget } from '@/lib/contract/endpoint';
import { collector } from '@/lib/server/collect/collector';
import { hours } from '@/lib/server/downloads/hours';

export const metadata: Metadata = { title: 'Downloads' };

export default async function Page({ searchParams }: PageProps<'/downloads'>) {
  const preload = createPreload();
  const address = readAddress(downloadFields, await searchParams);
  const params = filesParams(address);
  if (collector().firstCollection()) await preload.status();
  const [files] = await Promise.all([
    preload.load('downloads/files', params),
    preload.load('downloads/faults', faultsParams(params)),
    preload.saved('views'),
  ]);
  if (files) {
    const { dataset, date } = openSlot(address, files);
    await preload.value(`/api${requestTarget(downloadHours, { dataset, date })}`, () => hours({ dataset, date }));
  }
  return (
    <ServerAnswers state={preload.state()}>
      <DownloadsPage />
    </ServerAnswers>
  );
}
