'use client';

import { useMemo } from 'react';
import { pageAddress, useAddress } from '@/components/layout/use-address';
import { useFacets } from '@/components/layout/use-facets';
import { competitionAsked, competitionFields, OPENING_DAYS } from '@/components/price-competition/competition-params';
import { KIND_WORDS, OFFER_WORDS, PRICE_TYPE_WORDS } from '@/components/price-competition/words';
import { comparedDay } from '@/lib/client/address';
import { type CompetitionPage, usePages } from '@/lib/client/competition/use-pages';
import { isolated } from '@/lib/client/isolated';
import { addDays } from '@/lib/client/period';
import { TARGETS_SETTING, type Targets } from '@/lib/client/targets';
import { useAnswer } from '@/lib/client/use-answer';
import { useCookie } from '@/lib/client/use-cookie';
import { useFormat } from '@/lib/client/use-format';

const parameters = pageAddress(competitionFields);

const NO_FILTERS = { retailer: null, brand: null, tag: null, own: null, verdict: null, since: null, q: null };

/** What the server knew when it wrote the page. */
export interface CompetitionStart {
  /** The day that is shown while none with prices is known. */
  opening: string;
  /** The pages that an administrator named. */
  listed: readonly CompetitionPage[];
  targets: Targets;
}

/** The address of Price competition: what to ask with, and how to change it. `asked` is null while no page is chosen. */
export function useCompetition({ opening, listed, targets: first }: CompetitionStart) {
  const format = useFormat();
  const { address, set, refused } = useAddress(parameters);
  const [targets, setTargets] = useCookie(TARGETS_SETTING, first);
  const { pages, remember, forget } = usePages(listed);
  const page = address.customer_page_id ?? listed[0]?.id ?? pages[0]?.id ?? null;
  const state = useAnswer(
    'price-competition/days',
    page === null ? null : { page: String(page) },
    ({ newest }) => newest === null,
  );
  const known = state.kind === 'content' && !state.before ? state.data : null;
  const asked = useMemo(
    () => (page === null ? null : competitionAsked(address, { page, known, opening })),
    [address, page, known, opening],
  );
  const { facets, find } = useFacets('price-competition/facets', asked);
  const shown = asked?.date ?? address.date ?? opening;
  const length = address.days ?? OPENING_DAYS[address.time_dimension];
  return {
    address,
    set,
    clear: () => set(NO_FILTERS, 'push'),
    refused,
    page,
    pages,
    remember,
    forget,
    targets,
    setTargets,
    name: pages.find(({ id }) => id === page)?.name ?? (page === null ? '' : `Page ${page}`),
    asked,
    known,
    dates: {
      date: shown,
      from: addDays(shown, 1 - length),
      days: length,
      against: comparedDay(shown, address.against, known),
    },
    find,
    facets: facets.kind === 'content' ? facets.data : undefined,
    /** What is shown, in words: for pictures and files. */
    notes: [
      `${format.day(addDays(shown, 1 - length))} to ${format.day(shown)}`,
      `${KIND_WORDS[address.price].short}, ${OFFER_WORDS[address.offers].toLowerCase()}`,
      address.price_type === 'UNIT' ? `price of the ${PRICE_TYPE_WORDS.UNIT.toLowerCase()}` : '',
      ...(['retailer', 'brand', 'tag'] as const).flatMap((one) =>
        address[one].length > 0
          ? `${{ retailer: 'Retailer', brand: 'Brand', tag: 'Tag' }[one]}: ${address[one].map(isolated).join(', ')}`
          : [],
      ),
      address.q && `“${address.q}”`,
    ].filter(Boolean),
  };
}

export type CompetitionState = ReturnType<typeof useCompetition>;
