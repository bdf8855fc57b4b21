import { Link2 } from 'lucide-react';
import { usePermanentLink } from '@/components/shell/permanent-link';
import { copyText } from '@/components/ui/copy-text';
import { IconButton } from '@/components/ui/icon-button';

interface CopyLinkButtonProps {
  /** Returns an address that shows the same data on later days. */
  link: () => string;
}

export function CopyLinkButton({ link }: CopyLinkButtonProps) {
  usePermanentLink(link);
  return (
    <IconButton label="Copy link" onClick={() => void copyText(link(), 'It opens this page as it is.')}>
      <Link2 aria-hidden />
    </IconButton>
  );
}

/** Returns the address of the page with its days, which otherwise change with the newest one. */
export function datedLink(days: Readonly<Record<string, string>>): string {
  const url = new URL(window.location.href);
  for (const [name, day] of Object.entries(days)) url.searchParams.set(name, day);
  return url.href;
}
