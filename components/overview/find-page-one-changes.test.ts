import { describe, expect, it } from 'vitest';
import { findPageOneChanges } from '@/components/overview/find-page-one-changes';
import { createFormat } from '@/lib/client/format';
import { prepareRankings } from '@/lib/client/rankings/prepare-rankings';
import { place, product, UNRANKED, withEveryKeyword } from '@/lib/client/rankings/test-rows';
import type { ProductKeyword, SearchProduct } from '@/lib/contract/visibility-search-by-product';

type Places = ProductKeyword[];

const SAID = { format: createFormat('en'), days: { asked: null, now: '2026-06-30', against: '2026-06-29' } };
/** Somebody else stands for the keyword: it was collected. */
const RIVAL = product('R1', [place()], { is_customer_brand: false, brand_name: 'Bergtal' });

function findIn(now: SearchProduct[], before: SearchProduct[]) {
  const days = { now: prepareRankings(now), before: prepareRankings(before) };
  return findPageOneChanges(days, days, SAID);
}

function found(before: Places, now: Places) {
  const day = (places: Places) => [...(places.length > 0 ? [product('P1', places)] : []), RIVAL];
  return findIn(day(now), day(before)).map(({ worse }) => (worse ? 'off' : 'onto'));
}

const AT_3 = [place({ combined_position: 3, page_no: 1 })];
const AT_30 = [place({ combined_position: 30, page_no: 2 })];
const NOT_RANKED = [place(UNRANKED)];
const PAGE_UNKNOWN = [place({ combined_position: 12, page_no: null })];

describe('an own place for a keyword', () => {
  it.each<[string, Places, Places, string[]]>([
    ['fell off page one', AT_3, AT_30, ['off']],
    ['is not ranked any more', AT_3, NOT_RANKED, ['off']],
    ['is not listed any more, though the keyword was collected', AT_3, [], ['off']],
    ['came onto page one', AT_30, AT_3, ['onto']],
    ['moved on page one', AT_3, [place({ combined_position: 9, page_no: 1 })], []],
    ['moved behind it', AT_30, [place({ combined_position: 50, page_no: 3 })], []],
    ['moved to a page that nobody names', AT_3, PAGE_UNKNOWN, []],
    ['was not collected now', AT_3, [place({ ...UNRANKED, is_no_data: true })], []],
  ])('%s', (_, before, now, moves) => expect(found(before, now)).toEqual(moves));

  it('says nothing where the keyword was collected on one day only', () => {
    expect(findIn([], [product('P1', AT_3), RIVAL])).toEqual([]);
  });

  it('is told of ours alone', () => {
    const theirs = (places: Places) => [product('P2', places, { is_customer_brand: false }), RIVAL];
    expect(findIn(theirs(AT_30), theirs(AT_3))).toEqual([]);
  });

  it('is told the same by a service that lists every keyword for every product', () => {
    const [now, before] = [
      [product('P1', AT_30), RIVAL],
      [product('P1', AT_3), RIVAL],
    ];
    const told = ({ name, before, now, worse }: ReturnType<typeof findIn>[number]) => ({ name, before, now, worse });
    expect(findIn(withEveryKeyword(now), withEveryKeyword(before)).map(told)).toEqual(findIn(now, before).map(told));
  });

  it('is told with both places, and the rows hold this keyword alone', () => {
    const other = place({ search_keyword_id: 2, search_keyword_name: 'balm' });
    const [change] = findIn([product('P1', [...AT_30, other]), RIVAL], [product('P1', [...AT_3, other]), RIVAL]);
    expect(change).toMatchObject({ name: '“soap”, P1', before: '#3, page 1', now: '#30, page 2' });
    expect(change?.rows.now).toEqual([product('P1', AT_30)]);
  });
});
