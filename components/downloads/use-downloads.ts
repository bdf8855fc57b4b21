'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { daysUrl, downloadFields, openPlace, type Place } from '@/components/downloads/download-params';
import { placesBetween, type Slot, slotsOf, togglePlaces, toggleSlots } from '@/components/downloads/selection';
import { useAddress } from '@/components/layout/use-address';
import { tellLearned, useOnLearned } from '@/lib/client/downloads/learned';
import { mapContent, type PanelState } from '@/lib/client/panel-state';
import { useValue, useValues } from '@/lib/client/use-set';
import { type DownloadDays, downloadDays, downloadHours } from '@/lib/contract/download-days';
import { downloadCalendar } from '@/lib/contract/downloads';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';

const KNOWN = [downloadDays, downloadHours].map(({ path }) => `/api${path}`);
/** First part of the basket's query key. */
export const BASKET_KEY = 'basket';

/** The page's state: its address, the days, the basket, and how each is changed. */
export function useDownloads() {
  const { address, set, refused } = useAddress(downloadFields);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [waiting, setWaiting] = useState<readonly Place[]>([]);
  const client = useQueryClient();
  const state = mapContent(useValue<DownloadDays>(daysUrl(address)), ({ value }) => value);
  const days = state.kind === 'content' ? state.data : null;
  const shown = days && {
    ...days,
    datasets: days.datasets.filter(({ name }) => address.only.length === 0 || address.only.includes(name)),
  };
  const place = days && openPlace(address, days);
  const lists = useLists(days);
  // Which hours of a day have a file is known once the list of its dataset has come.
  const isReady = ({ dataset }: Place) =>
    lists.problem !== null ||
    days?.datasets.some((one) => one.name === dataset && one.listed && one.listedAt === null) === false;
  const choose = (places: readonly Place[]) => {
    if (!days || places.length === 0) return;
    const slots = slotsOf(days, places, address.show);
    setChosen((now) => toggleSlots(now, slots));
  };
  const listsCame = waiting.some(isReady);
  const onListsCame = useEffectEvent(() => {
    choose(waiting.filter(isReady));
    setWaiting(waiting.filter((place) => !isReady(place)));
  });
  useEffect(() => {
    if (listsCame) onListsCame();
  }, [listsCame]);
  useOnLearned(() => {
    void client.invalidateQueries({
      predicate: ({ queryKey: [kind, url] }) =>
        kind === BASKET_KEY || KNOWN.some((known) => String(url).startsWith(known)),
    });
  });
  return {
    address,
    set,
    refused,
    state,
    days,
    shown,
    place,
    lists,
    chosen,
    /** Days that were chosen before the list of their dataset had come. */
    waiting,
    toggle: (slots: readonly Slot[]) => setChosen((now) => toggleSlots(now, slots)),
    togglePlaces: (from: Place, to: Place) => {
      const places = shown ? placesBetween(shown, from, to) : [];
      choose(places.filter(isReady));
      setWaiting((now) =>
        togglePlaces(
          now,
          places.filter((place) => !isReady(place)),
        ),
      );
    },
    empty: () => {
      setChosen([]);
      setWaiting([]);
    },
    open: ({ dataset, date }: Place) => set({ dataset, at: date, hour: null }, 'replace'),
  };
}

export type Downloads = ReturnType<typeof useDownloads>;

type Calendar = ResponseOf<typeof downloadCalendar>;

/** The service's lists, asked for where those that are kept have grown stale. The days are told from what is kept. */
function useLists(days: DownloadDays | null) {
  const until = days?.until;
  const urls = until
    ? days.datasets
        .filter(({ listed }) => listed)
        .map(
          ({ name }) => `/api${requestTarget(downloadCalendar, { dataset: name, start_date: until, end_date: until })}`,
        )
    : [];
  const lists = useValues<Calendar>(urls);
  const contents = lists.flatMap((list) => (list.kind === 'content' ? [list] : []));
  const isNews = contents.some(({ data: { value } }) => {
    const known = days?.datasets.find(({ name }) => name === value.dataset)?.listedAt ?? '';
    return (value.listedAt ?? '') > known;
  });
  const onNews = useEffectEvent(tellLearned);
  useEffect(() => {
    if (isNews) onNews();
  }, [isNews]);
  const failed = lists.find(
    (list): list is Extract<PanelState<unknown>, { kind: 'problem' }> => list.kind === 'problem',
  );
  return {
    busy: lists.some((list) => list.kind === 'loading' || (list.kind === 'content' && list.refetching === true)),
    problem: failed ?? null,
    refresh: () => contents.forEach(({ refresh }) => void refresh?.()),
  };
}
