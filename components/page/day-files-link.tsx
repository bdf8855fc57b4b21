'use client';

import { FolderDown } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { usePageLink } from '@/components/page/use-page-link';
import { buttonClass } from '@/components/ui/button';
import { dayFilesHref, type PageWithFiles } from '@/lib/client/day-files';

interface DayFilesLinkProps {
  page: PageWithFiles;
  /** The day of the page; null until it is known. */
  date: string | null;
  /** The retailer of a page that has one retailer instead of a filter. */
  retailers?: readonly string[];
}

/** Links to Downloads, with the bulk files of the page's day and filters selected. */
export function DayFilesLink(props: DayFilesLinkProps) {
  const search = useSearchParams();
  const pageLink = usePageLink();
  return (
    <Link
      href={pageLink(dayFilesHref({ ...props, search }))}
      prefetch={false}
      title="Choose these files in Downloads"
      className={buttonClass({ look: 'quiet' })}
    >
      <FolderDown aria-hidden />
      <span>Files of this day</span>
    </Link>
  );
}
