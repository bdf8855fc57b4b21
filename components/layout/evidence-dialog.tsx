'use client';

import { type Evidence, EvidenceFacts } from '@/components/layout/evidence-facts';
import { Dialog } from '@/components/ui/dialog';

/** A number and the rows behind it. */
export interface OpenEvidence {
  /** Name of the number: "Index of 30 Jun". */
  of: string;
  evidence: Evidence;
}

/** The dialog of numbers that open their evidence themselves, such as cells of a table. Null closes it. */
export function EvidenceDialog({ shown, onClose }: { shown: OpenEvidence | null; onClose: () => void }) {
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown?.of ?? ''}
      className="w-[44rem]"
    >
      {shown ? <EvidenceFacts evidence={shown.evidence} /> : null}
    </Dialog>
  );
}
