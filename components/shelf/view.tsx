'use client';

import { useSearchParams } from 'next/navigation';
import { ControlFold } from '@/components/page/control-fold';
import { FacetFilters } from '@/components/page/facet-filters';
import { filtersInWords } from '@/components/page/facet-words';
import { RefusalNote } from '@/components/page/refusal-note';
import { UnappliedNote } from '@/components/page/unapplied-note';
import { checkOf } from '@/components/shelf/check-score';
import { ChosenNote } from '@/components/shelf/chosen-note';
import { DayLine } from '@/components/shelf/day-line';
import { pairingWords, saidOf } from '@/components/shelf/names';
import { ProductDrawer, pageSheets, ShelfTabs } from '@/components/shelf/on-demand';
import { openedOf } from '@/components/shelf/opened-of';
import { OtherLine } from '@/components/shelf/other-line';
import { CHOOSING, FACETS, SHARED_HERE, SKU_FACETS } from '@/components/shelf/place';
import { withSkuCounts } from '@/components/shelf/prepare-chosen';
import { isWanted } from '@/components/shelf/prepare-sources';
import { QuestionLine } from '@/components/shelf/question-line';
import { shelfTiles } from '@/components/shelf/shelf-tiles';
import { TitleLine } from '@/components/shelf/title-line';
import { TotalsLine } from '@/components/shelf/totals-line';
import { refusedParams } from '@/components/shelf/url-state';
import { useOpenBehind } from '@/components/shelf/use-open-behind';
import { useShelfPage } from '@/components/shelf/use-shelf-page';
import { FACET_WORDS } from '@/components/shelf/words';
import { usePageFreshness } from '@/components/shell/page-freshness';
import { NOT_STATED } from '@/lib/client/facets';
import { isolated } from '@/lib/client/isolated';
import { useFormat } from '@/lib/client/use-format';

/** What `useShelfPage` knows, laid out. */
export function ShelfView() {
  const format = useFormat();
  const search = useSearchParams();
  const page = useShelfPage();
  const { choice, question, shelf, other, moves, names, accepts, state, look, filters, filterBy } = page;
  const { otherAsked, otherQuestion, prices, chosen } = page;
  usePageFreshness(state.kind === 'content' ? state.provenance : undefined);
  const facets = page.choosing ? [...FACETS, ...SKU_FACETS] : FACETS;
  const check = shelf && checkOf(shelf, choice.scoresOf(shelf.question));
  const tiles = shelf && shelfTiles({ shelf, other, check }, format);
  const openBehind = useOpenBehind({
    question: shelf?.question ?? null,
    check,
    items: shelf ? choice.scoresOf(shelf.question) : [],
    showRows: page.showRows,
    showPlace: (place) => void page.setLook({ place }),
  });
  const title = `Shelf ${isolated(shelf?.answer.visibility_source_name ?? '')} ${names.now}`;
  const sheets = shelf && tiles && (() => pageSheets({ shelf, other, moves, tiles, names, accepts, chosen }, format));
  const retailer = choice.retailers.find(({ code }) => code === question?.retailer_code);
  const besides = otherAsked.beside && ` beside ${isolated(choice.nameOf(otherAsked.beside) ?? otherAsked.beside)}`;
  const notes = filtersInWords(FACET_WORDS, facets, filters) || 'All places';
  const said = shelf ? saidOf(shelf, names, notes) : '';
  const pairing =
    otherAsked.beside && shelf && other ? pairingWords({ shelf, other, prices, nameOf: choice.nameOf }, format) : '';
  return (
    <>
      <TitleLine
        shelf={shelf}
        date={question?.date ?? null}
        retailer={retailer?.name ?? null}
        title={title}
        said={said}
        sheets={state.kind === 'content' && !state.refetching ? sheets : null}
      />
      <div className="flex flex-col gap-3">
        <ControlFold
          of={`${isolated(retailer?.name ?? question?.retailer_code ?? '')}${besides ?? ''}`}
          when={page.date}
          against={otherAsked.against}
          filters={filters}
        >
          <QuestionLine
            asked={page.asked}
            question={question}
            sources={choice.sources}
            retailers={choice.retailers}
            onChange={(change) => void page.setQuestion(change)}
          />
          <DayLine
            days={page.days}
            date={page.date}
            against={otherAsked.against}
            onDate={(day) => void page.setQuestion({ date: day })}
            onAgainst={(day) => void page.setOther({ against: day })}
          />
          <FacetFilters
            facets={facets}
            words={FACET_WORDS}
            filters={filters}
            onChange={filterBy}
            whole={withSkuCounts(page.whole, chosen?.now.whole)}
            now={withSkuCounts(page.selected, chosen?.now.now)}
            onClear={page.clearFilters}
          >
            {question ? (
              <OtherLine
                question={question}
                other={otherAsked}
                retailers={choice.retailers}
                onOther={(change) => void page.setOther(change)}
              />
            ) : null}
          </FacetFilters>
        </ControlFold>
        <RefusalNote refused={refusedParams(search)} />
        <UnappliedNote
          search={search}
          applied={[...SHARED_HERE, ...SKU_FACETS, ...(retailer && !isWanted(retailer, page.wanted) ? [] : CHOOSING)]}
        />
        {page.choosing ? <ChosenNote chosen={chosen} prices={prices.state} names={names} /> : null}
        <TotalsLine tiles={state.kind === 'content' ? tiles : null} onOpen={openBehind} />
        <ShelfTabs
          state={state}
          moves={moves}
          names={names}
          accepts={accepts}
          chosen={chosen}
          title={title}
          pairing={pairing}
          compared={page.compared}
          styles={page.styles}
          days={page.days.state}
          notes={notes}
          comparing={otherQuestion !== null}
          view={look.view}
          onBrand={(brand) => page.showRows({ brand: [brand ?? NOT_STATED] })}
          onView={(view) => void page.setLook({ view })}
          onOpen={(place) => void page.setLook({ place })}
        />
      </div>
      <ProductDrawer
        open={look.place !== null}
        opened={openedOf(look.place, {
          now: page.now,
          beside: otherQuestion && page.beside,
          moves,
          names,
          nameOf: choice.nameOf,
        })}
        prices={prices}
        keywords={page.asked.visibility_type === 'SEARCH' ? choice.sources : []}
        onClose={() => void page.setLook({ place: null })}
      />
    </>
  );
}
