'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/client/load-code';
import type { Sheet } from '@/lib/client/sheet';

export type MakeSheets = () => readonly Sheet[] | Promise<readonly Sheet[]>;

interface PageExportProps {
  /** Names the file: page, question and dates. */
  title: string;
  /** A sheet for each panel, made when a person asks for them; null while there is nothing to export. */
  sheets: MakeSheets | null;
}

/** The whole page as one workbook, a sheet a panel. */
export function PageExport({ title, sheets }: PageExportProps) {
  const [busy, setBusy] = useState(false);
  async function save(make: MakeSheets) {
    setBusy(true);
    try {
      const [{ saveWorkbook }, made] = await Promise.all([import('@/lib/client/export-xlsx'), make()]);
      await saveWorkbook(title, made);
    } catch (error) {
      toast('Could not export the workbook', await messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="quiet" disabled={!sheets || busy} onClick={() => sheets && save(sheets)}>
      <FileSpreadsheet aria-hidden />
      <span>Export page</span>
    </Button>
  );
}
