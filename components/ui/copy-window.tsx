import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import { DialogWindow } from '@/components/ui/dialog-window';

/**
 * Opens a window with a text that the browser did not copy. Renders it by itself, so that pages load no code for the few
 * browsers that need it.
 */
export function openCopyWindow(text: string, note = ''): void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  function close() {
    root.unmount();
    host.remove();
  }
  root.render(
    <CSPProvider disableStyleElements>
      <DialogWindow open onOpenChange={close} title="The browser did not allow copying" className="w-[48rem]">
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
    </CSPProvider>,
  );
}
