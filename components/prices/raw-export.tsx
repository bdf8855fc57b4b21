'use client';

import { Braces } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { Offer } from '@/lib/client/prices/offer';
import { saveFile } from '@/lib/client/save-file';
import { fileName } from '@/lib/text/file-name';

/** The offers shown, as the service sent them: one JSON object a line, all fields, nothing made safe or pretty. */
export function RawExport({ offers, title }: { offers: readonly Offer[]; title: string }) {
  function save() {
    const lines = offers.map(({ item }) => `${JSON.stringify(item)}\n`);
    saveFile(new Blob(lines, { type: 'application/x-ndjson' }), fileName(title, 'ndjson'));
  }
  return (
    <Button look="quiet" onClick={save}>
      <Braces aria-hidden />
      Raw JSON lines
    </Button>
  );
}
