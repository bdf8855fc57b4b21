'use client';

import { Download } from 'lucide-react';
import { Button, buttonClass } from '@/components/ui/button';
import { fileSource } from '@/lib/client/downloads/file-source';
import { downloads } from '@/lib/client/downloads/queue';
import { type FileChoice, packagingOf } from '@/lib/contract/file-choice';
import { rawFileTarget } from '@/lib/contract/raw-file-target';

interface DownloadButtonProps {
  choice: FileChoice;
  /** The choice in words. */
  name: string;
  look?: 'plain' | 'strong';
}

/** Downloads a choice. The browser itself downloads a raw file; it shows the progress and can resume. */
export function DownloadButton({ choice, name, look = 'plain' }: DownloadButtonProps) {
  const content = (
    <>
      <Download aria-hidden />
      Download
    </>
  );
  if (packagingOf(choice) === 'raw')
    return (
      <a href={rawFileTarget(choice)} download title={name} className={buttonClass({ look })}>
        {content}
      </a>
    );
  return (
    <Button look={look} title={name} onClick={() => downloads.add(name, fileSource(choice))}>
      {content}
    </Button>
  );
}
