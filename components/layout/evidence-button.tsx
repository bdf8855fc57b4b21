'use client';

import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { EvidenceDialog, type OpenEvidence } from '@/components/layout/evidence-dialog';
import { Button } from '@/components/ui/button';

/** Opens the evidence of a number: the call, its time, and the rows as the service sent them. */
export function EvidenceButton({ title, evidence }: OpenEvidence) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" aria-label={`Evidence: ${title}`} onClick={() => setOpen(true)}>
        <FileSearch aria-hidden />
        Evidence
      </Button>
      <EvidenceDialog shown={open ? { title, evidence } : null} onClose={() => setOpen(false)} />
    </>
  );
}
