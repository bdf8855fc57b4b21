import { ExternalLink } from 'lucide-react';

interface OutLinkProps {
  url: string | null;
  /** Inside a grid with its own keyboard control: the link is no Tab stop. */
  inGrid?: boolean;
}

/** Links to an external page and names its host. Only http addresses become links, as the text is not trusted. */
export function OutLink({ url, inGrid = false }: OutLinkProps) {
  const host = hostOf(url);
  if (!url || !host) return url ?? '—';
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      tabIndex={inGrid ? -1 : undefined}
      title={url}
      onClick={(event) => event.stopPropagation()}
      className="inline-flex max-w-full items-center gap-1 underline decoration-line underline-offset-2 hover:decoration-ink"
    >
      <span className="truncate">{host}</span>
      <ExternalLink aria-hidden className="size-3 shrink-0" />
    </a>
  );
}

function hostOf(url: string | null): string | null {
  if (!url || !/^https?:\/\//i.test(url)) return null;
  try {
    return new URL(url).host;
  } catch {
    return null;
  }
}
