import 'server-only';
import { integer, string } from '@/lib/contract/column';
import { bannerColumns, eRetailMedia } from '@/lib/contract/e-retail-media';
import { PAGE_TYPE_WORDS } from '@/lib/contract/page-types';
import { NULLABLE_WORD, namedColumns } from './fields';
import { itemTable } from './table';

/** Short, as it is part of page addresses, and equal on every day that has the row. */
const HASH = `lower(hex(sipHash64(toJSONString(
  tuple(retailer_name, page_type, page_name, page_url, e_retail_media_position, e_retail_media_url)))))`;
const SAME = `row_number() OVER (PARTITION BY set_id, ${HASH} ORDER BY row_no)`;

const LEADS_TO = 'coalesce(e_retail_media_url, page_preview_image_url)';

const namesOf = (labels: string) =>
  `arrayDistinct(arrayFilter(brand -> brand != '', arrayMap(label -> ifNull(label.brand, ''), ${labels})))`;
const brandsOf = (labels: string) => `nullIf(arrayStringConcat(${namesOf(labels)}, ', '), '')`;
const ALL_NAMES = `arraySort(${namesOf('arrayConcat(own_labels, competitor_labels)')})`;

const typeNames = Object.entries(PAGE_TYPE_WORDS).map(([type, name]) => `page_type = '${type}', '${name}'`);

export const banners = itemTable({
  name: 'banners',
  version: 4,
  endpoint: eRetailMedia.name,
  params: {
    relevance: string('relevant banners or all'),
    first_n_e_retail_media: integer('number of banners considered'),
  },
  item: bannerColumns,
  derived: namedColumns({
    /** Of the row on its day; identical rows are numbered. */
    id: ['String', `if(${SAME} = 1, ${HASH}, concat(${HASH}, '-', toString(${SAME})))`],
    /** Identifies a banner on its page, at any position: by its link, or by its image without one; null without either. */
    identity: [
      'Nullable(UInt64)',
      `if(${LEADS_TO} IS NULL, NULL, sipHash64(toJSONString(tuple(retailer_name, page_type, page_name, page_url, ${LEADS_TO}))))`,
    ],
    /** Equal for banners of a page that show the same brands; unique for a banner without brands. */
    card: [
      'UInt64',
      `sipHash64(toJSONString(tuple(retailer_name, page_type, page_name, page_url, ${ALL_NAMES}, if(empty(${ALL_NAMES}), id, ''))))`,
    ],
    /** Name from its address, as rows have none: the last part of its path, or its host. */
    banner: [
      'Nullable(String)',
      `coalesce(
        nullIf(decodeURLComponent(arrayLast(part -> part != '', splitByChar('/', path(ifNull(e_retail_media_url, ''))))), ''),
        nullIf(domain(ifNull(e_retail_media_url, '')), ''), e_retail_media_url)`,
    ],
    /** Type of page in words; unknown types as received. */
    page_type_name: [NULLABLE_WORD, `multiIf(${typeNames.join(', ')}, toString(page_type))`],
    own_brands: [NULLABLE_WORD, brandsOf('own_labels')],
    competitor_brands: [NULLABLE_WORD, brandsOf('competitor_labels')],
  }),
});
