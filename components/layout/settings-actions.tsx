'use client';

import { BookOpen, FolderDown, Printer } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { usePageLink } from '@/components/shell/use-page-link';
import { Button, buttonClass } from '@/components/ui/button';
import { type DayFiles, dayFilesHref } from '@/lib/client/address/day-files';

interface SettingsActionsProps {
  files: Omit<DayFiles, 'search'>;
  onDictionary: () => void;
}

/** Actions below the settings of a page: its files, its dictionary and print. */
export function SettingsActions({ files, onDictionary }: SettingsActionsProps) {
  return (
    <div className="mt-3 flex flex-col items-start border-line border-t pt-3">
      <DayFilesLink {...files} />
      <Button look="quiet" onClick={onDictionary}>
        <BookOpen aria-hidden />
        What the figures and columns mean
      </Button>
      <Button look="quiet" onClick={() => window.print()}>
        <Printer aria-hidden />
        Print this page
      </Button>
    </div>
  );
}

/** Links to Downloads, with the bulk files of the page's day and filters selected. */
function DayFilesLink(props: Omit<DayFiles, 'search'>) {
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
