'use client';

import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { EvidenceDialog, type EvidenceOf } from '@/components/page/evidence-dialog';
import { Button } from '@/components/ui/button';

interface EvidenceButtonProps extends EvidenceOf {
  /** On the button itself; "Evidence" unless told otherwise. */
  label?: string;
}

/** From a number to the rows behind it: which call gave it, when, and what exactly the service sent. */
export function EvidenceButton({ of, evidence, label = 'Evidence' }: EvidenceButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        aria-label={label === 'Evidence' ? `Evidence: ${of}` : undefined}
        onClick={() => setOpen(true)}
      >
        <FileSearch aria-hidden />
        {label}
      </Button>
      <EvidenceDialog shown={open ? { of, evidence } : null} onClose={() => setOpen(false)} />
    </>
  );
}
