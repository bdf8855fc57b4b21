'use client';

import { ChevronDown, Terminal } from 'lucide-react';
import { useState } from 'react';
import { toFileChoice } from '@/components/downloads/formats';
import type { Downloads } from '@/components/downloads/use-downloads';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Dialog } from '@/components/ui/dialog';
import { Menu, MenuItem, MenuNote } from '@/components/ui/menu';
import { toast } from '@/components/ui/toast';
import { counted } from '@/lib/client/counted';
import { choiceUrl } from '@/lib/client/downloads/file-source';
import { useTableChoices } from '@/lib/client/downloads/use-table-choices';
import { jsonPost } from '@/lib/client/json-post';
import { request } from '@/lib/client/request';
import { toProblem } from '@/lib/client/request-problem';
import { useFormat } from '@/lib/client/use-format';
import type { FileChoice } from '@/lib/contract/file-choice';

/** Copies commands that download the chosen files from the service, or the address of the file at this dashboard. */
export function ScriptMenu({ downloads: { address, slots } }: { downloads: Downloads }) {
  const format = useFormat();
  const { choiceOf } = useTableChoices();
  /** Text that could not be copied, to be shown instead. */
  const [commands, setCommands] = useState('');
  const { format: fileFormat, reviewers } = address;

  const choice = toFileChoice(slots, { format: fileFormat, reviewers, locale: format.locale, choiceOf });

  async function copyCommands() {
    try {
      const text = await fetchCommands(choice);
      await navigator.clipboard.writeText(text).then(
        () => toast('Copied', 'Set API_KEY in your shell before you run it.'),
        () => setCommands(text),
      );
    } catch (error) {
      toast('Not copied', toProblem(error).title);
    }
  }
  function copyAddress() {
    return copyText(
      new URL(choiceUrl(choice), window.location.href).href,
      'It downloads the chosen file from this dashboard.',
    );
  }
  return (
    <>
      <Menu
        trigger={
          <Button look="quiet" disabled={slots.length === 0} aria-label="For scripts" title="For scripts">
            <Terminal aria-hidden />
            <span className="max-[1239px]:hidden">For scripts</span>
            <ChevronDown aria-hidden className="text-ink-3" />
          </Button>
        }
      >
        <MenuItem onClick={() => void copyCommands()}>Copy as curl</MenuItem>
        <MenuNote>{counted(slots.length, 'file', format)} of the service, with your API key</MenuNote>
        <MenuItem onClick={() => void copyAddress()}>Copy address of the file</MenuItem>
        <MenuNote>As chosen in the line Get, from this dashboard</MenuNote>
      </Menu>
      <Dialog
        open={commands !== ''}
        onOpenChange={() => setCommands('')}
        title="The browser did not allow copying"
        className="w-[48rem]"
      >
        <p className="mb-2 text-ink-2">Copy the commands from here. Set API_KEY in your shell before you run them.</p>
        <textarea
          readOnly
          aria-label="Commands"
          value={commands}
          rows={10}
          wrap="off"
          onFocus={({ target }) => target.select()}
          className="w-full rounded-md border border-control bg-ground p-2 font-mono text-caption"
        />
      </Dialog>
    </>
  );
}

async function fetchCommands(choice: FileChoice): Promise<string> {
  const response = await request('/api/downloads/curl', jsonPost(JSON.stringify({ choice })));
  return response.text();
}
