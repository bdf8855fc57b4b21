'use client';

import { DialogWindow } from '@/components/ui/dialog-window';
import { setUncopiedText, type UncopiedText } from '@/components/ui/uncopied-text';

/** A window with a text that the browser did not copy. */
export function CopyWindow({ text, note }: UncopiedText) {
  return (
    <DialogWindow
      open
      onOpenChange={() => setUncopiedText(null)}
      title="The browser did not allow copying"
      className="w-[48rem]"
    >
      <p className="mb-2 text-ink-2">Copy the text from here. {note}</p>
      <textarea
        readOnly
        aria-label="Text to copy"
        value={text}
        rows={10}
        wrap="off"
        onFocus={({ target }) => target.select()}
        className="w-full rounded-md border border-control bg-ground p-2 font-mono text-caption"
      />
    </DialogWindow>
  );
}
