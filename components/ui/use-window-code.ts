import { useEffect, useState } from 'react';
import { reportLoadError } from '@/components/ui/use-popup';

/**
 * Returns the code of a window, or null until the window has first opened. If the code cannot be loaded, closes the
 * window and shows a notification: the page stays, and the next opening tries again.
 *
 * @param load of `lazyImport`
 */
export function useWindowCode<Code>(
  load: () => Promise<Code>,
  open: boolean,
  onOpenChange: (open: boolean) => void,
): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    if (!open || code) return;
    let isCurrent = true;
    load().then(setCode, (error: unknown) => {
      if (!isCurrent) return;
      reportLoadError(error);
      onOpenChange(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [load, open, code, onOpenChange]);
  return code;
}
