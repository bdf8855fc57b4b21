'use client';

import Link from 'next/link';
import { useMemo } from 'react';
import { EvidenceButton } from '@/components/page/evidence-button';
import { usePageLink } from '@/components/page/use-page-link';
import type { Before, Found } from '@/components/rankings/find-product';
import { NowhereList } from '@/components/rankings/nowhere-list';
import { PlaceTable } from '@/components/rankings/place-table';
import { prepareAbove } from '@/components/rankings/prepare-above';
import { counted } from '@/lib/client/counted';
import type { Provenance } from '@/lib/client/panel-state';
import { productPriceHref } from '@/lib/client/prices/price-href';
import { judgedBasis, rankOf, stateOf } from '@/lib/client/rankings/place';
import { targetsOf } from '@/lib/client/rankings/prepare-targets';
import { placeAt, productName, type Ranking } from '@/lib/client/rankings/ranking';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { useFormat } from '@/lib/client/use-format';
import { type ProductKeyword, visibilitySearchByProduct } from '@/lib/contract/visibility-search-by-product';

interface ProductPlacesProps extends Found {
  provenance: Provenance | undefined;
}

/** The places of one product: its targets, where it stands, where it should, and the row behind all of it. */
export function ProductPlaces({ ranking, all, question, before, provenance }: ProductPlacesProps) {
  const format = useFormat();
  const linkTo = usePageLink();
  const { item } = ranking;
  const above = useMemo(() => prepareAbove(all, ranking), [all, ranking]);
  const { placed, nowhere, silent } = useMemo(() => sortOut(ranking, before), [ranking, before]);
  return (
    <>
      <TargetSentence ranking={ranking} question={question} />
      <div className="my-3 flex flex-wrap items-center gap-1">
        <EvidenceButton
          of={`Places of ${productName(item)}`}
          label="Evidence"
          evidence={{ endpoint: visibilitySearchByProduct, params: question, rows: [item], provenance }}
        />
        {item.barcode ? (
          <Link
            href={linkTo(
              productPriceHref({
                barcode: item.barcode,
                isOwn: item.is_customer_brand,
                date: question.end_date,
              }),
            )}
            prefetch={false}
            className="px-2 underline"
          >
            Prices of this product
          </Link>
        ) : null}
      </div>
      {placed.length > 0 ? (
        <PlaceTable
          ranking={ranking}
          placed={placed}
          before={before}
          above={above}
          question={question}
          judged={judgedBasis(question.position_type)}
        />
      ) : (
        <p className="text-ink-2">It has no place for any keyword.</p>
      )}
      <NowhereList ranking={ranking} keywords={nowhere} question={question} />
      <p className="mt-4 text-caption text-ink-3">
        {question.start_date === question.end_date
          ? `Places of ${format.day(question.end_date)}.`
          : `Places of the last day within ${format.day(question.start_date)} to ${format.day(question.end_date)} on which each keyword was collected.`}{' '}
        –: collected, not ranked; ·: not collected.
        {silent > 0 ? ` ${counted(silent, 'more keyword', format)} of this retailer: neither place nor target.` : ''}
      </p>
    </>
  );
}

type Keyed = readonly [key: string, keyword: ProductKeyword];

/** Keywords with a place on either day, those with nothing but a target, and how many have neither. */
function sortOut(ranking: Ranking, before: Before | undefined) {
  const placed: Keyed[] = [];
  const nowhere: ProductKeyword[] = [];
  const ranked = new Set([ranking, ...(before ? [before] : [])].flatMap(rankedKeys));
  const keys = new Set([...ranking.shop.keys(), ...ranking.places.keys()]);
  for (const key of keys) {
    const keyword = placeAt(ranking, key);
    if (!keyword) continue;
    if (ranked.has(key)) placed.push([key, keyword]);
    else if (keyword.target !== null) nowhere.push(keyword);
  }
  placed.sort(([, a], [, b]) => bestRank(a) - bestRank(b));
  return { placed, nowhere, silent: keys.size - placed.length - nowhere.length };
}

function rankedKeys({ told }: Pick<Ranking, 'told'>): string[] {
  return told.flatMap(([key, keyword]) => (stateOf(keyword) === 'ranked' ? [key] : []));
}

function bestRank(keyword: ProductKeyword): number {
  return rankOf(keyword, 'page') ?? rankOf(keyword, 'kind') ?? Number.POSITIVE_INFINITY;
}

function TargetSentence({ ranking, question }: { ranking: Ranking; question: Question }) {
  const format = useFormat();
  const { met, missed, noData, distance, unranked } = targetsOf(ranking, judgedBasis(question.position_type));
  if (met + missed + noData === 0) return <p className="text-ink-2">The service names no target for this product.</p>;
  return (
    <p>
      {format.integer(met)} of {counted(met + missed, 'target', format)} met
      {missed > 0
        ? `; ${counted(distance, 'place', format)} to gain, and ${counted(unranked, 'keyword', format)} without a rank`
        : ''}
      {noData > 0 ? `; ${format.integer(noData)} more without data` : ''}.
    </p>
  );
}
