'use client';

import { FolderDown } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { usePageLink } from '@/components/shell/use-page-link';
import { buttonClass } from '@/components/ui/button';
import { type DayFiles, dayFilesHref } from '@/lib/client/address/day-files';

/** Links to Downloads, with the bulk files of the page's day and filters selected. */
export function DayFilesLink(props: Omit<DayFiles, 'search'>) {
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
