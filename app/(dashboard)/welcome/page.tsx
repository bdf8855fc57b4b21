import type { Metadata } from 'next';
import Link from 'next/link';
import { connection } from 'next/server';
import { NAV } from '@/components/shell/nav-items';
import { PageTitle } from '@/components/shell/page-title';
import { WelcomePanel } from '@/components/shell/welcome-panel';
import { buttonClass } from '@/components/ui/button';
import { config } from '@/lib/server/config/config';

export const metadata: Metadata = { title: 'About this dashboard' };

export default async function WelcomePage() {
  await connection();
  const { sample, accountName, service } = config();
  const pages = NAV.flatMap(({ items }) => items);
  const [first] = pages;
  return (
    <div className="max-w-3xl">
      <PageTitle title="About this dashboard">
        {sample
          ? 'Sample data of a fictional company, generated on this machine in the form of a real account.'
          : `Data of ${accountName}, from ${service.host}.`}
      </PageTitle>
      <div className="flex flex-col gap-8">
        <WelcomePanel />
        <section>
          <h2 className="mb-2 border-line border-b pb-2 font-semibold text-panel">Pages</h2>
          <ul className="flex flex-col gap-2">
            {pages.map(({ href, label, about }) => (
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
            {sample ? <li>To see your own data, set DELIVERY_API_URL and DELIVERY_API_KEY, then restart.</li> : null}
          </ul>
        </section>
        {first ? (
          <Link href={first.href} prefetch={false} className={buttonClass({ look: 'strong', className: 'self-start' })}>
            Open {first.label}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
