'use client';

import { Star } from 'lucide-react';
import Link from 'next/link';
import type { ChangeRow } from '@/components/overview/damage';
import { usePageLink } from '@/components/page/use-page-link';

/** What a line is about: each SKU, keyword, competition or place with what it was and what it is. */
export function FindingTable({ row }: { row: ChangeRow }) {
  const linkTo = usePageLink();
  const heavyName = row.kind === 'banners' ? 'was ours' : 'power SKU';
  return (
    <div className="overflow-x-auto">
      <table className="w-full max-w-5xl">
        <caption className="sr-only">What changed</caption>
        <thead className="text-caption text-ink-3">
          <tr>
            <th className="py-1 pe-4 text-start font-normal">What</th>
            <th className="py-1 pe-4 text-start font-normal">Before</th>
            <th className="py-1 text-start font-normal">Now</th>
          </tr>
        </thead>
        <tbody>
          {row.findings.map(({ id, name, href, heavy, before, now }) => (
            <tr key={id} className="border-line border-t align-top">
              <th scope="row" className="py-1 pe-4 text-start font-normal">
                <Link
                  href={linkTo(href)}
                  prefetch={false}
                  className="underline decoration-line underline-offset-2 hover:decoration-ink"
                >
                  {name}
                </Link>
                {heavy ? (
                  <Star role="img" aria-label={heavyName} className="ms-1 inline size-3 fill-current align-baseline" />
                ) : null}
              </th>
              <td className="py-1 pe-4 text-ink-2">{before}</td>
              <td className="py-1">{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
