import { productColumns } from '@/components/rankings/product-columns';
import { RankCell } from '@/components/rankings/rank-cell';
import { MOVED_WORDS, moveWord, placeWord } from '@/components/rankings/words';
import type { Column } from '@/components/table/column';
import { booleanColumn, integerColumn, textColumn } from '@/components/table/columns';
import { type Basis, rankOf } from '@/lib/client/rankings/place';
import type { Mover } from '@/lib/client/rankings/prepare-movers';
import { keywordName } from '@/lib/client/rankings/ranking';

export function moverColumns(basis: Basis): Column<Mover>[] {
  return [
    ...productColumns<Mover>(({ ranking }) => ranking),
    textColumn({ id: 'keyword', header: 'Keyword', width: 168, value: ({ keyword }) => keywordName(keyword) }),
    textColumn({ id: 'move', header: 'Move', width: 80, value: ({ move }) => MOVED_WORDS[move] }),
    dayColumn('before', 'Before', basis),
    dayColumn('now', 'Now', basis),
    {
      kind: 'number',
      id: 'gained',
      header: 'Places',
      hint: 'Places gained; negative for lost. Entered and left have none',
      width: 80,
      value: ({ gained }) => gained,
      text: moveWord,
    },
    booleanColumn({
      id: 'off',
      header: 'Off page one',
      hint: 'On the first page before, behind it or not ranked now',
      width: 104,
      no: '',
      value: ({ offPageOne }) => offPageOne,
    }),
    booleanColumn({
      id: 'lost_target',
      header: 'Target lost',
      hint: 'The service called the target met before, and missed now',
      width: 92,
      no: '',
      value: ({ lostTarget }) => lostTarget,
    }),
    integerColumn({
      id: 'page_before',
      header: 'Page before',
      width: 96,
      hidden: true,
      value: ({ before }) => before?.page_no ?? null,
    }),
    integerColumn({
      id: 'page_now',
      header: 'Page now',
      width: 88,
      hidden: true,
      value: ({ now }) => now?.page_no ?? null,
    }),
  ];
}

function dayColumn(day: 'before' | 'now', header: string, basis: Basis): Column<Mover> {
  const rank = (mover: Mover) => rankOf(mover[day] ?? undefined, basis);
  return {
    kind: 'number',
    id: day,
    header,
    width: 112,
    value: rank,
    text: (mover, format) => placeWord(mover[day], rank(mover), format) || '–',
    cell: (mover, format) => {
      const keyword = mover[day];
      return keyword ? <RankCell keyword={keyword} basis={basis} format={format} /> : '–';
    },
  };
}
