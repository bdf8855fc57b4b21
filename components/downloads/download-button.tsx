'use client';

import { Download } from 'lucide-react';
import { choiceSentence, downloadLabel } from '@/components/downloads/formats';
import { useAddDownload } from '@/components/downloads/use-add-download';
import { Button, buttonClass } from '@/components/ui/button';
import { DownloadLink } from '@/components/ui/download-link';
import { fileSource } from '@/lib/client/files/file-source';
import { useFormat } from '@/lib/client/format/use-format';
import { type FileChoice, packagingOf } from '@/lib/contract/file-choice';
import { rawFileTarget } from '@/lib/contract/raw-file-target';

interface DownloadButtonProps {
  choice: FileChoice;
  look?: 'plain' | 'strong';
}

/** Downloads a choice. A raw file is a link, so that the browser shows its progress and can resume it. */
export function DownloadButton({ choice, look = 'plain' }: DownloadButtonProps) {
  const format = useFormat();
  const addDownload = useAddDownload();
  const title = choiceSentence(choice, format);
  const content = (
    <>
      <Download aria-hidden />
      Download
    </>
  );
  if (packagingOf(choice) === 'raw')
    return (
      <DownloadLink href={rawFileTarget(choice)} title={title} className={buttonClass({ look })}>
        {content}
      </DownloadLink>
    );
  return (
    <Button
      look={look}
      title={title}
      onClick={() => void addDownload(downloadLabel(choice, format), fileSource(choice))}
    >
      {content}
    </Button>
  );
}
