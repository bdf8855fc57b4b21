import 'server-only';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ComponentType } from 'react';
import { currentAddress } from '@/app/earlier-addresses';
import type { FirstAnswers } from '@/app/first-answers';
import { createPreload } from '@/app/preload';
import type { Search } from '@/lib/client/address/address';
import { ServerAnswers } from '@/lib/client/query/server-answers';

/** The page of Next.js for a described page: it loads the first answers and renders the component with them. */
export function serverPage<Start>(
  { page, load }: FirstAnswers<Start>,
  Component: ComponentType<{ start: Start }>,
): { metadata: Metadata; Page: (props: { searchParams: Promise<Search> }) => Promise<React.ReactElement> } {
  async function Page({ searchParams }: { searchParams: Promise<Search> }) {
    const search = await searchParams;
    const current = currentAddress(page.name, new URLSearchParams(Object.entries(search).flatMap(singleValue)));
    if (current) redirect(`/${page.name}?${current}`);
    const preload = createPreload();
    const start = await load(preload, search);
    return (
      <ServerAnswers state={preload.state()} filters={Object.keys(page.filters)}>
        <Component start={start} />
      </ServerAnswers>
    );
  }

  return { metadata: { title: page.title }, Page };
}

function singleValue([name, value]: [string, string | string[] | undefined]): [string, string][] {
  return typeof value === 'string' ? [[name, value]] : [];
}
