import type { Metadata } from 'next';
import Link from 'next/link';
import { connection } from 'next/server';
import { createPreload } from '@/app/preload';
import { DaySummary } from '@/components/overview/day-summary';
import { NAV } from '@/components/shell/nav-items';
import { PageTitle } from '@/components/shell/page-title';
import { WelcomePanel } from '@/components/shell/welcome-panel';
import { ServerAnswers } from '@/lib/client/query/server-answers';
import { utcDay } from '@/lib/contract/utc-day';
import { config } from '@/lib/server/base/config';

export const metadata: Metadata = { title: 'About this dashboard' };

/** The period in which the Overview looks for problems by default. */
const DAYS = 28;

export default async function WelcomePage() {
  await connection();
  const { sample, accountName, service, competitionPages } = config();
  const preload = createPreload();
  const page = competitionPages.map(({ id }) => String(id));
  const [days, priceDays] = await Promise.all([
    preload.load('overview/days', { page }),
    preload.load('prices/days', {}),
  ]);
  const params = days?.newest ? { date: days.newest, days: DAYS, page } : null;
  const pricesParams = priceDays?.newest ? { date: priceDays.newest } : null;
  await Promise.all([
    params && preload.load('overview/problems', params),
    pricesParams && preload.load('prices/brands', pricesParams),
  ]);
  return (
    <div className="max-w-3xl">
      <PageTitle title="About this dashboard">
        {sample
          ? 'Sample data of a fictional company, generated on this machine in the form of a real account.'
          : `Data of ${accountName}, from ${service.host}.`}
      </PageTitle>
      <div className="flex flex-col gap-8">
        <ServerAnswers state={preload.state()}>
          <DaySummary params={params} today={utcDay()} />
          <WelcomePanel params={pricesParams} />
        </ServerAnswers>
        <section>
          <h2 className="mb-2 border-line border-b pb-2 font-semibold text-panel">Pages</h2>
          <ul className="flex flex-col gap-2">
            {NAV.flatMap(({ items }) => items).map(({ href, label, about }) => (
              <li key={href} className="grid gap-x-6 sm:grid-cols-[7rem_1fr]">
                <Link href={href} prefetch={false} className="font-medium underline underline-offset-2">
                  {label}
                </Link>
                <span className="text-ink-2">{about}</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="text-ink-2">
          <h2 className="mb-2 border-line border-b pb-2 font-semibold text-ink text-panel">Notes</h2>
          <ul className="flex list-disc flex-col gap-1 ps-4">
            <li>The API key stays on the server. No page, file or link contains it.</li>
            <li>
              Collected data is stored: opening a page again sends no request to the API. Each page shows the age of its
              data.
            </li>
            <li>“Copy link” copies the day, the filters and all settings: the link opens the same view.</li>
            <li>“—” means that the value is unknown. It never stands for zero.</li>
            {sample ? (
              <li>To see your own data, set the address and the key of your API, as the README explains.</li>
            ) : null}
          </ul>
        </section>
      </div>
    </div>
  );
}
