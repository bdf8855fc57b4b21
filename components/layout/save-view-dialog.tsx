'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextInput } from '@/components/ui/text-input';

interface SaveViewDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Existing names. Saving under one of them replaces it. */
  taken: readonly string[];
  onSave: (name: string) => void;
}

const MAX_NAME_LENGTH = 60;

export function SaveViewDialog({ open, onOpenChange, taken, onSave }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const trimmedName = name.trim().slice(0, MAX_NAME_LENGTH);
  function save(event: FormEvent) {
    event.preventDefault();
    if (!trimmedName) return;
    onSave(trimmedName);
    setName('');
    onOpenChange(false);
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Save this view">
      <form onSubmit={save} className="flex flex-col gap-3">
        <p className="text-ink-2">Saves the filters and settings of this page for all users of the account.</p>
        <div className="flex flex-wrap gap-2">
          <TextInput label="Name of the view" value={name} onChange={setName} className="w-64" />
          <Button type="submit" look="strong" disabled={!trimmedName}>
            {taken.includes(trimmedName) ? 'Replace' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
