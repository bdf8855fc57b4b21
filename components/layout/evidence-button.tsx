'use client';

import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { EvidenceDialog, type OpenEvidence } from '@/components/layout/evidence-dialog';
import { Button } from '@/components/ui/button';

interface EvidenceButtonProps extends OpenEvidence {
  /** Text of the button, "Evidence" by default. */
  label?: string;
}

/** Opens the evidence of a number: the call, its time, and the rows as the service sent them. */
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
