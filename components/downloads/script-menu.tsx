'use client';

import { ChevronDown, Terminal } from 'lucide-react';
import type { Downloads } from '@/components/downloads/use-downloads';
import { useFileChoice } from '@/components/downloads/use-file-choice';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Menu, MenuItem, MenuNote } from '@/components/ui/menu';
import { choiceUrl } from '@/lib/client/files/file-source';
import { useFormat } from '@/lib/client/format/use-format';
import { jsonPost } from '@/lib/client/query/json-post';
import { request } from '@/lib/client/query/request';
import type { FileChoice } from '@/lib/contract/file-choice';

/** Copies commands that download the chosen files from the service, or the address of the file at this dashboard. */
export function ScriptMenu({ downloads }: { downloads: Downloads }) {
  const format = useFormat();
  const { slots } = downloads;
  const choice = useFileChoice(downloads, slots);

  function copyCommands() {
    return copyText(() => fetchCommands(choice), 'Set API_KEY in your shell before you run it.');
  }
  function copyAddress() {
    return copyText(
      new URL(choiceUrl(choice), window.location.href).href,
      'It downloads the chosen file from this dashboard.',
    );
  }
  return (
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
      <MenuNote>{format.count(slots.length, 'file')} of the service, with your API key</MenuNote>
      <MenuItem onClick={() => void copyAddress()}>Copy address of the file</MenuItem>
      <MenuNote>As chosen in the line Get, from this dashboard</MenuNote>
    </Menu>
  );
}

async function fetchCommands(choice: FileChoice): Promise<string> {
  const response = await request('/api/downloads/curl', jsonPost(JSON.stringify({ choice })));
  return response.text();
}
