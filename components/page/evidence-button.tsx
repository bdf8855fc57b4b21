'use client';

import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { type Evidence, EvidenceFacts } from '@/components/page/evidence-facts';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

interface EvidenceButtonProps {
  /** What the number is: "Index of 30 Jun". */
  of: string;
  evidence: Evidence;
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
      <Dialog open={open} onOpenChange={setOpen} title={of} className="w-[44rem]">
        <EvidenceFacts evidence={evidence} />
      </Dialog>
    </>
  );
}
