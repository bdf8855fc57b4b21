'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { saveWorkbook } from '@/lib/client/export-xlsx';
import type { Sheet } from '@/lib/client/sheet';

interface PageExportProps {
  /** Names the file: page, question and dates. */
  title: string;
  /** A sheet for each panel, made when a person asks for them; null while there is nothing to export. */
  sheets: (() => readonly Sheet[]) | null;
}

/** The whole page as one workbook, a sheet a panel. */
export function PageExport({ title, sheets }: PageExportProps) {
  const [busy, setBusy] = useState(false);
  async function save(make: () => readonly Sheet[]) {
    setBusy(true);
    try {
      await saveWorkbook(title, make());
    } catch (error) {
      toast('The workbook could not be made', error instanceof Error ? error.message : undefined);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button look="quiet" disabled={!sheets || busy} onClick={() => sheets && save(sheets)}>
      <FileSpreadsheet aria-hidden />
      Export page
    </Button>
  );
}
