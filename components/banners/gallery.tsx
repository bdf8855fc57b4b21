'use client';

import { GALLERY_STEP } from '@/components/banners/page';
import type { Banners, OpenBanner } from '@/components/banners/use-banners';
import type { BrandStyle } from '@/components/chart/brand-color';
import { DayStrip, StripLegend } from '@/components/chart/day-strip';
import { useBrandStyles } from '@/components/chart/use-brand-styles';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { useRowLimit } from '@/components/table/use-row-limit';
import { ChoiceMenu } from '@/components/ui/choice-menu';
import { lazyPart } from '@/components/ui/lazy-part';
import { RemoteImage } from '@/components/ui/remote-image';
import { isolated } from '@/lib/client/format/isolated';
import { shopName } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { useAnswer } from '@/lib/client/query/use-answer';
import type { BannerCard } from '@/lib/queries/banners/cards';
import type { GalleryView } from '@/lib/queries/banners/params';
import type { PlacementRow } from '@/lib/queries/banners/placements.columns';
import type { MapBrand } from '@/lib/queries/banners/position-map';

const ShowMore = lazyPart(() => import('@/components/ui/show-more'), 'ShowMore', null);

const ORDERS = [
  { value: 'newest', label: 'Newest' },
  { value: 'longest', label: 'Longest' },
  { value: 'place', label: 'By position' },
] as const;

interface GalleryProps {
  banners: Banners;
  view: GalleryView;
  /** Brands of the day, for their colors. */
  brands: readonly MapBrand[];
  onOpen: OpenBanner;
}

/** Gallery of banners, with a card for each brand on a page and the days on which it was seen. */
export function Gallery({ banners, view, brands, onOpen }: GalleryProps) {
  const { params, dates, set } = banners;
  const { order } = banners.address;
  const format = useFormat();
  const { limit, onMore } = useRowLimit(GALLERY_STEP);
  const state = useAnswer('banners/cards', { ...params, view, order, limit });
  const styles = useBrandStyles(brands);
  const day = view === 'ended' ? dates.against : dates.date;
  return (
    <AnswerPanel
      title="What shoppers were shown"
      untitled
      state={state}
      caption={({ banners: count, total }) =>
        `${format.count(count, 'banner')} on ${format.count(total, 'card')} · as of ${format.day(day)}`
      }
      isEmpty={({ total }) => total === 0}
      whyEmpty={({ is_compared }) => {
        if (!is_compared && (view === 'new' || view === 'ended'))
          return 'One of the days has no banners, so changes are unknown.';
        return banners.isFiltered ? null : 'No banners of this kind.';
      }}
      actions={() => (
        <ChoiceMenu label="Order" value={order} options={ORDERS} onChange={(next) => set({ order: next }, 'replace')} />
      )}
      className="min-h-72"
    >
      {({ rows, total }) => (
        <>
          <ul data-rows className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-3.5 gap-y-3">
            {rows.map((card) => (
              <Card
                key={card.id}
                card={card}
                styles={styles}
                onOpen={() => onOpen(card.id, view === 'ended' ? dates.against : null)}
              />
            ))}
          </ul>
          <ShowMore shown={rows.length} total={total} onMore={onMore} />
          <div className="mt-3">
            <StripLegend letters="sanx-" />
          </div>
        </>
      )}
    </AnswerPanel>
  );
}

/** Returns the id of a tile, which gets the focus when the lightbox closes. */
export function tileId(id: string): string {
  return `banner-${id}`;
}

interface CardProps {
  card: BannerCard;
  styles: ReadonlyMap<string, BrandStyle>;
  onOpen: () => void;
}

/** Image, brands and position of a banner, and the days on which it was seen. */
function Card({ card, styles, onOpen }: CardProps) {
  const format = useFormat();
  const { own_brands, competitor_brands, page_name, state, days, strip } = card;
  const names = [own_brands, competitor_brands].filter(Boolean).join(', ');
  const [lead = ''] = (own_brands ?? competitor_brands ?? '').split(', ');
  const placement = `${shopName(card.retailer_name)} ${positionsOf(card)}`;
  return (
    <li className="min-w-0">
      <button
        type="button"
        id={tileId(card.id)}
        onClick={onOpen}
        className="flex w-full flex-col rounded-md text-start text-caption"
      >
        <RemoteImage
          src={imageOf(card)}
          alt={`${names || 'No brand known'}, ${placement}`}
          className="mb-1 aspect-[8/3] w-full"
        />
        <span className="flex w-full gap-1">
          <span className="min-w-0 grow truncate" title={names || undefined}>
            {names ? <strong className="font-semibold">{isolated(names)}</strong> : 'No brand known'}
            {own_brands ? <span className="text-ink-3"> own</span> : null}
          </span>
          {state === 'stays' ? (
            <span className="shrink-0 text-ink-3">{format.integer(days)} d</span>
          ) : (
            <strong className={`shrink-0 font-semibold ${state === 'ended' && own_brands ? 'text-off-target' : ''}`}>
              {state === 'more' ? `${format.integer(card.fresh)} new` : state}
            </strong>
          )}
        </span>
        <span className="w-full truncate text-ink-3" title={[placement, page_name].filter(Boolean).join(' · ')}>
          {placement}
          {page_name && card.page_type !== 'HOME_PAGE' ? ` · ${isolated(page_name)}` : ''}
        </span>
        <span className="mt-0.5 flex w-full" style={{ color: own_brands ? 'var(--ink)' : styles.get(lead)?.color }}>
          <DayStrip strip={strip} inHue />
        </span>
      </button>
    </li>
  );
}

/** Formats the positions of a brand: "#1", "#1–6", "#1, 3". */
function positionsOf({ positions, banners }: BannerCard): string {
  const [first] = positions;
  const last = positions.at(-1);
  if (first === undefined || last === undefined) return banners > 1 ? `${banners} positions` : '';
  if (first === last) return `#${first}`;
  return last - first === positions.length - 1 ? `#${first}–${last}` : `#${positions.join(', ')}`;
}

const IMAGE_FILE = /\.(png|jpe?g|gif|webp|avif|svg)$/i;

/** Returns the preview of the page, or the banner's address if it is an image file rather than a landing page. */
export function imageOf({
  page_preview_image_url: preview,
  e_retail_media_url: url,
}: Pick<PlacementRow, 'page_preview_image_url' | 'e_retail_media_url'>): string | null {
  if (preview) return preview;
  return url && URL.canParse(url) && IMAGE_FILE.test(new URL(url).pathname) ? url : null;
}
