'use client';

import { Terminal } from 'lucide-react';
import { useState } from 'react';
import type { FileFormat } from '@/components/downloads/download-params';
import { rawEncoding } from '@/components/downloads/formats';
import type { Slot } from '@/components/downloads/selection';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { refuseFailure, toProblem } from '@/lib/client/request-problem';

interface CopyCurlButtonProps {
  slots: readonly Slot[];
  fileFormat: FileFormat;
}

/** Copies the commands that fetch these files from the service itself, the key left as `$API_KEY`. */
export function CopyCurlButton({ slots, fileFormat }: CopyCurlButtonProps) {
  const [refused, setRefused] = useState('');
  async function copy() {
    try {
      const commands = await fetchCommands(slots, fileFormat);
      await navigator.clipboard.writeText(commands).then(
        () => toast('Copied', 'Set API_KEY in your shell before you run it.'),
        () => setRefused(commands),
      );
    } catch (error) {
      toast('Not copied', toProblem(error).title);
    }
  }
  return (
    <>
      <Button look="quiet" disabled={slots.length === 0} onClick={copy} aria-label="Copy as curl" title="Copy as curl">
        <Terminal aria-hidden />
        <span className="max-[1400px]:hidden">Copy as curl</span>
      </Button>
      <Dialog
        open={refused !== ''}
        onOpenChange={() => setRefused('')}
        title="The browser did not allow copying"
        className="w-[48rem]"
      >
        <p className="mb-2 text-ink-2">Copy the commands from here. Set API_KEY in your shell before you run them.</p>
        <textarea
          readOnly
          aria-label="Commands"
          value={refused}
          rows={10}
          wrap="off"
          onFocus={({ target }) => target.select()}
          className="w-full rounded-md border border-control bg-ground p-2 font-mono text-caption"
        />
      </Dialog>
    </>
  );
}

async function fetchCommands(slots: readonly Slot[], format: FileFormat): Promise<string> {
  const files = slots.map(({ dataset, date, hour }) => ['file', `${dataset}/${date}/${hour}/${rawEncoding(format)}`]);
  const response = await fetch('/api/downloads/curl', { method: 'POST', body: new URLSearchParams(files) });
  await refuseFailure(response);
  return response.text();
}
