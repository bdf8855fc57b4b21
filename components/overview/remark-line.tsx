'use client';

import { BellOff } from 'lucide-react';
import type { Remark } from '@/components/overview/use-remarks';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';

interface RemarkLineProps {
  remark: Remark;
  onRemark: (change: Partial<Remark>) => void;
  /** The day whose changes are shown. */
  day: string;
}

/** A note to oneself, and setting a line aside until the next collection. */
export function RemarkLine({ remark, onRemark, day }: RemarkLineProps) {
  return (
    <div className="no-print flex flex-wrap items-center gap-2">
      <TextInput
        label="Note to yourself"
        placeholder="Note to yourself, kept in this browser"
        value={remark.note}
        onChange={(note) => onRemark({ note })}
        className="w-80 max-w-full"
      />
      <Button look="quiet" onClick={() => onRemark({ asideOn: day })}>
        <BellOff aria-hidden />
        Set aside until the next collection
      </Button>
    </div>
  );
}
