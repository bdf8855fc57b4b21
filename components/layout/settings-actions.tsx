'use client';

import { BookOpen, Printer } from 'lucide-react';
import { DayFilesLink } from '@/components/layout/day-files-link';
import { Button } from '@/components/ui/button';
import type { DayFiles } from '@/lib/client/address/day-files';

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
