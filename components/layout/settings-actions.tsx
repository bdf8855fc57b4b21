'use client';

import { BookOpen, FolderDown, Printer } from 'lucide-react';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { usePageLink } from '@/components/shell/use-page-link';
import { Button, buttonClass } from '@/components/ui/button';
import { type Datasets, dayFilesHref } from '@/lib/client/address/day-files';

interface SettingsActionsProps {
  datasets: Datasets;
  date: string;
  onDictionary: () => void;
}

/** Actions below the settings of a page: its bulk files in Downloads, its dictionary and print. */
export function SettingsActions({ datasets, date, onDictionary }: SettingsActionsProps) {
  const search = useSearchParams();
  const pageLink = usePageLink();
  return (
    <div className="mt-3 flex flex-col items-start border-line border-t pt-3">
      <Link
        href={pageLink(dayFilesHref({ datasets, date, search }))}
        prefetch={false}
        title="Choose these files in Downloads"
        className={buttonClass({ look: 'quiet' })}
      >
        <FolderDown aria-hidden />
        Files of this day
      </Link>
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
