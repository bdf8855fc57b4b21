'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { DatePicker } from '@/components/ui/date-picker';
import { IconButton } from '@/components/ui/icon-button';
import { addDays } from '@/lib/queries/shared/dates';

interface AgainstProps {
  date: string;
  against: string | null;
  onAgainst: (day: string | null) => void;
}

/** Chooses the compared day. Starts with a week before, as prices and shelves differ by weekday. */
export function Against({ date, against, onAgainst }: AgainstProps) {
  if (against === null) return <Button onClick={() => onAgainst(addDays(date, -7))}>Compare</Button>;
  return (
    <div className="flex items-center gap-1">
      <span className="text-ink-3">against</span>
      <DatePicker label="Day to compare with" value={against} onChange={(day) => day && onAgainst(day)} />
      <IconButton label="Stop comparing" onClick={() => onAgainst(null)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
