'use client';

import Link from 'next/link';
import { usePageLink } from '@/components/page/use-page-link';
import type { Question } from '@/components/shelf/place';
import type { KeywordRank } from '@/components/shelf/prepare-ranks';
import { shelfHref } from '@/lib/client/shelf-href';
import { useFormat } from '@/lib/client/use-format';
import type { Identifier } from '@/lib/contract/identifier';
import { isSourceId } from '@/lib/contract/visibility-listings';

interface RankTableProps {
  ranked: readonly KeywordRank[];
  /** The shelf that the product was opened on. */
  question: Question;
}

const NUMBERS = ['Overall', 'Within kind', 'Page', 'Target'];

/** A row a keyword; the name leads to its shelf. */
export function RankTable({ ranked, question }: RankTableProps) {
  const format = useFormat();
  const linkTo = usePageLink();
  const { visibility_type, visibility_source_id, retailer_code, date, first_n_products, position_type } = question;
  const here = (id: Identifier) => visibility_type === 'SEARCH' && id === visibility_source_id;
  const shelfOf = (sourceId: Identifier) =>
    linkTo(
      shelfHref({
        type: 'SEARCH',
        sourceId,
        retailerCode: retailer_code,
        date,
        firstN: first_n_products,
        positionType: position_type,
      }),
    );
  const nameOf = ({ name, sourceId }: KeywordRank) => {
    if (!isSourceId(sourceId)) return name;
    if (here(sourceId)) return `${name}, this shelf`;
    return (
      <Link href={shelfOf(sourceId)} className="underline">
        {name}
      </Link>
    );
  };
  return (
    <table className="w-full">
      <thead>
        <tr className="h-8 border-line border-b text-ink-2">
          <th scope="col" className="px-1 text-start font-medium">
            Keyword
          </th>
          {NUMBERS.map((name) => (
            <th key={name} scope="col" className="px-1 text-end font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranked.map((rank) => (
          <tr key={rank.key} className="h-8 border-line border-b">
            <th scope="row" className="px-1 text-start font-normal">
              {nameOf(rank)}
            </th>
            <td className="px-1 text-end">{format.position(rank.overall)}</td>
            <td className="px-1 text-end">{format.position(rank.kind)}</td>
            <td className="px-1 text-end">{format.integer(rank.keyword.page_no)}</td>
            <td className="whitespace-nowrap px-1 text-end">
              <Target keyword={rank.keyword} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The target, with the service's own verdict where it gives one. */
function Target({ keyword: { target, is_on_target } }: Pick<KeywordRank, 'keyword'>) {
  const format = useFormat();
  if (target === null) return '—';
  const words = `≤ ${format.integer(target)}`;
  if (is_on_target === null) return words;
  return is_on_target ? (
    <>
      <span className="text-on-target" role="img" aria-label="on target">
        ●
      </span>{' '}
      {words}
    </>
  ) : (
    <>
      <span className="text-off-target" role="img" aria-label="target missed">
        ▼
      </span>{' '}
      {words}
    </>
  );
}
