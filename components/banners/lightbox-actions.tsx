'use client';

import { FileSpreadsheet, Link2 } from 'lucide-react';
import { proofSheet } from '@/components/banners/sheet';
import { placeOf } from '@/components/banners/words';
import { EvidenceButton } from '@/components/page/evidence-button';
import { copyText } from '@/components/page/evidence-call';
import type { Evidence } from '@/components/page/evidence-facts';
import { Button } from '@/components/ui/button';
import type { Placement } from '@/lib/client/banners/placement';
import { saveXlsx } from '@/lib/client/export-xlsx';

interface LightboxActionsProps {
  placement: Placement;
  date: string;
  evidence: Evidence;
}

/** What a person takes along from one banner. */
export function LightboxActions({ placement, date, evidence }: LightboxActionsProps) {
  const name = `${placement.item.retailer_name ?? ''} ${placeOf(placement)}`;
  function saveProof() {
    void saveXlsx({ ...proofSheet([placement], date), title: `Proof of placement ${date} ${name}` });
  }
  return (
    <div className="flex flex-wrap gap-1">
      <Button look="quiet" onClick={() => copyText(linkTo(placement.id, date))}>
        <Link2 aria-hidden />
        Copy link
      </Button>
      <Button look="quiet" onClick={saveProof}>
        <FileSpreadsheet aria-hidden />
        Proof (xlsx)
      </Button>
      <EvidenceButton of={name} evidence={evidence} />
    </div>
  );
}

/** The address of the banner on its day: without a date it would lead to another day tomorrow. */
function linkTo(banner: string, date: string): string {
  const link = new URL(window.location.href);
  link.searchParams.set('date', date);
  link.searchParams.set('banner', banner);
  return link.href;
}
