import { commonAddress, definePage, type PageDates } from '@/components/layout/define-page';
import type { PageState } from '@/components/layout/use-page';
import { CALCULATION_WORDS } from '@/components/prices/words';
import { type AddressOf, comparison, field, filterFields, ownField, rowsField } from '@/lib/client/address/address';
import { selectParams } from '@/lib/client/address/address-params';
import { choice } from '@/lib/contract/params';
import { offerFilters } from '@/lib/datasets/offers/filters';
import { text } from '@/lib/queries/params';
import { DIRECTIONS } from '@/lib/queries/prices/directions';
import { pricesParams } from '@/lib/queries/prices/params';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';

const VIEWS = ['matrix', 'offers', 'changes', 'promotions', 'above'] as const;

export const MOVED = ['all', ...DIRECTIONS, 'flash'] as const;

/** Number of SKUs of the matrix in a request. */
export const MATRIX_STEP = 30;

/** Number of moves that the panel opens with. */
export const MOVES_SHOWN = 6;

/** Number of SKUs at retailers that a panel opens with. */
export const LISTINGS_SHOWN = 4;

const address = {
  ...commonAddress,
  against: field(comparison, 'week'),
  calculation_type: field(pricesParams.calculation_type, PRICE_TYPE),
  ...filterFields(offerFilters),
  own: { ...ownField, initial: 'own' } as typeof ownField,
  view: field(choice('The view', VIEWS), 'matrix'),
  /** Direction of the listed changes, or flash prices, which hide in the average of the day. */
  moved: field(choice('The listed changes', MOVED), 'all'),
  /** SKUs that the tables show. They do not filter the figures. */
  only: rowsField,
  /** The SKU in the drawer, and the retailer at which it opens: its `shop`, or its name in links of other pages. */
  sku: field(text(), null),
  sku_retailer: field(text(), null),
};

export type PricesAddress = AddressOf<typeof address>;

function queryParams(address: PricesAddress, dates: PageDates) {
  return selectParams(pricesParams, { ...address, ...dates });
}

export type PricesParams = ReturnType<typeof queryParams>;

export const prices = definePage({
  name: 'prices',
  title: 'Prices',
  address,
  daysParams: () => ({}),
  params: queryParams,
  main: 'prices/tiles',
  datasets: ['price', 'price_hourly'],
  filters: offerFilters,
  settings: {
    title: 'Prices',
    label: ({ calculation_type }) => CALCULATION_WORDS[calculation_type].short,
  },
  notes: ({ calculation_type }) => [CALCULATION_WORDS[calculation_type].description],
  workbook: {
    title: ({ date, calculation_type }) => `Prices ${date} ${CALCULATION_WORDS[calculation_type].short.toLowerCase()}`,
    sheets: (params) => [
      { title: 'SKU × retailer', query: 'prices/matrix', params },
      { title: 'Offers', query: 'prices/offers', params, tab: 'offers' },
      { title: 'Changes', query: 'prices/changes', params, tab: 'changes' },
      { title: 'Who moved first', query: 'prices/moves', params },
      { title: 'Promotions', query: 'prices/promotions', params },
      { title: 'Days on promotion', query: 'prices/promotion-shares', params },
      { title: 'Out of stock', query: 'prices/stock', params },
      { title: 'Buybox lost', query: 'prices/buybox', params },
    ],
  },
});

export type PricesState = PageState<typeof prices>;

/** What a part of the page gets. */
export interface PricesPartProps {
  state: PricesState;
  /** Opens an SKU at a retailer. Null for the first one. */
  onOpen: (sku: string, shop: string | null) => void;
}

/** What a tab of the page gets. */
export interface PricesTabProps extends PricesPartProps {
  /** Whether the filters leave offers of the day. */
  hasOffers: boolean;
}

/** Returns the parameters of a panel of SKUs at retailers in a state, the newest first. */
export function listingsParams(params: PricesParams) {
  return { ...params, sort: 'since.desc' };
}

/** Returns the parameters of the offers of a view. */
export function offersParams(params: PricesParams, { view, only }: Pick<PricesAddress, 'view' | 'only'>) {
  return { ...tableParams(params, { only }), of: view === 'above' ? view : ('all' as const) };
}

/** Returns the rows of a link that the tables are restricted to. */
export function linkedSkus({ address, set }: Pick<PricesState, 'address' | 'set'>) {
  return { rows: address.only, noun: 'SKU', onClear: () => set({ only: null }) };
}

/** Returns the parameters of a table: those of the page, and only the SKUs that a link selects. */
export function tableParams(params: PricesParams, { only }: Pick<PricesAddress, 'only'>): PricesParams {
  return only ? { ...params, skus: only } : params;
}
