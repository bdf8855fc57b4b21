'use client';

import { ChevronDown } from 'lucide-react';
import { rangeWords } from '@/components/downloads/formats';
import type { Downloads } from '@/components/downloads/use-downloads';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';
import { useFormat } from '@/lib/client/format/use-format';

const DaysChoice = lazyPart(
  () => import('@/components/downloads/days-choice'),
  'DaysChoice',
  <div className="h-[29rem]" />,
);

/** A button that opens the selected days and hours. A preset closes the popover. */
export function DaysButton({ downloads: { files, selection, select } }: { downloads: Downloads }) {
  const format = useFormat();
  const words = selection ? rangeWords(selection.from, selection.to, format) : '';
  return (
    <Popover
      title="Days of the files"
      className="w-[44rem] max-w-[calc(100vw-2rem)]"
      trigger={
        <Button disabled={!selection} aria-label={`Days: ${words}`}>
          {words || 'Days'}
          <ChevronDown aria-hidden className="text-ink-3" />
        </Button>
      }
    >
      {(close) =>
        files && selection ? <DaysChoice files={files} selection={selection} select={select} onClose={close} /> : null
      }
    </Popover>
  );
}
