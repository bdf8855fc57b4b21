'use client';

import type { ReactNode } from 'react';
import { type Evidence, EvidenceFacts } from '@/components/layout/evidence-facts';
import { Dialog } from '@/components/ui/dialog';

/** A number and the rows behind it. */
export interface OpenEvidence {
  /** Name of the number: "Index of 30 Jun". */
  title: string;
  evidence: Evidence;
}

interface EvidenceDialogProps {
  /** Null closes it. */
  shown: (Omit<OpenEvidence, 'evidence'> & { evidence: Evidence | null }) | null;
  /** Shown without evidence: that it is loading, or why there is none. */
  instead?: ReactNode;
  onClose: () => void;
}

/** The dialog of numbers that open their evidence themselves, such as cells of a table. */
export function EvidenceDialog({ shown, instead, onClose }: EvidenceDialogProps) {
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown?.title ?? ''}
      className="w-[44rem]"
    >
      {shown?.evidence ? <EvidenceFacts evidence={shown.evidence} /> : instead}
    </Dialog>
  );
}
