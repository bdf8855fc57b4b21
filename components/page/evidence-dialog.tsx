'use client';

import { type Evidence, EvidenceFacts } from '@/components/page/evidence-facts';
import { Dialog } from '@/components/ui/dialog';

/** A number and the rows behind it. */
export interface EvidenceOf {
  /** What the number is: "Index of 30 Jun". */
  of: string;
  evidence: Evidence;
}

/** For numbers that open their evidence themselves, as cells of a table do; null is shut. */
export function EvidenceDialog({ shown, onClose }: { shown: EvidenceOf | null; onClose: () => void }) {
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
