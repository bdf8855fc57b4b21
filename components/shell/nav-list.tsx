'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { NAV } from '@/components/shell/nav-items';
import { foldedWordClass, navRowClass } from '@/components/shell/nav-row';
import { usePageLink } from '@/components/shell/use-page-link';
import { cn } from '@/components/ui/cn';

interface NavListProps {
  /** Shows only icons between 700 and 1,100 pixels. The labels remain for screen readers and as tooltips. */
  folds?: boolean;
  onNavigate?: () => void;
}

/**
 * Links to the pages, with the filters that all pages share. A page is prefetched when the pointer or focus reaches its
 * link.
 */
export function NavList({ folds, onNavigate }: NavListProps) {
  const pathname = usePathname();
  const router = useRouter();
  const pageLink = usePageLink();
  const word = cn(folds && foldedWordClass);
  return (
    <nav aria-label="Pages" className="flex flex-col">
      {NAV.map(({ group, items }) => (
        <ul key={group} aria-label={group} className="flex flex-col gap-0.5 border-line py-1.5 not-first:border-t">
          {items.map(({ href, label, icon: Icon }) => {
            const link = pageLink(href);
            const fetchAhead = () => router.prefetch(link);
            const current = pathname === href || pathname.startsWith(`${href}/`);
            return (
              <li key={href}>
                <Link
                  href={link}
                  prefetch={false}
                  onPointerEnter={fetchAhead}
                  onFocus={fetchAhead}
                  title={label}
                  aria-current={current ? 'page' : undefined}
                  onClick={onNavigate}
                  className={cn(navRowClass, 'whitespace-nowrap', current && 'bg-wash font-semibold text-ink')}
                >
                  <Icon aria-hidden className="size-4 shrink-0" />
                  <span className={word}>{label}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      ))}
    </nav>
  );
}
