import {
  Download,
  Eye,
  GalleryHorizontalEnd,
  LayoutGrid,
  ListOrdered,
  type LucideIcon,
  Scale,
  Star,
  Sunrise,
  Tag,
} from 'lucide-react';

export interface NavItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Describes the page in one sentence. */
  about: string;
}

/**
 * Pages of the navigation, in the order of a working day. A new page is added only here. Screen readers announce the
 * names of the groups; on screen a line separates them.
 */
export const NAV: { group: string; items: NavItem[] }[] = [
  {
    group: 'Today',
    items: [
      {
        href: '/overview',
        label: 'Overview',
        icon: Sunrise,
        about: 'What happened, what goes on, since when, at which retailer, and whom to call.',
      },
    ],
  },
  {
    group: 'Price',
    items: [
      {
        href: '/prices',
        label: 'Prices',
        icon: Tag,
        about: 'Own prices at each retailer: who is cheapest, who moved first, promotions, stock and buybox.',
      },
      {
        href: '/price-competition',
        label: 'Price competition',
        icon: Scale,
        about: 'Price indices against competitors, whether they are on target, and whose price moved.',
      },
    ],
  },
  {
    group: 'Search',
    items: [
      {
        href: '/visibility',
        label: 'Visibility',
        icon: Eye,
        about: 'Share of search results and category pages by brand and retailer, against targets.',
      },
      {
        href: '/rankings',
        label: 'Search rankings',
        icon: ListOrdered,
        about: 'Ranks of products by keyword, their changes, and the distance to the target.',
      },
      {
        href: '/shelf',
        label: 'Shelf',
        icon: LayoutGrid,
        about: 'A page of search results or of a category as shoppers saw it, compared with another day.',
      },
    ],
  },
  {
    group: 'Media',
    items: [
      {
        href: '/banners',
        label: 'Banners',
        icon: GalleryHorizontalEnd,
        about: 'Banners on retailers’ pages by brand, position and day, with changes and bookings.',
      },
    ],
  },
  {
    group: 'Voice',
    items: [
      {
        href: '/scorecards',
        label: 'Scorecards',
        icon: Star,
        about: 'Ratings and reviews by retailer and brand, their changes, and the reviews needed to reach the target.',
      },
    ],
  },
  {
    group: 'Files',
    items: [
      {
        href: '/downloads',
        label: 'Downloads',
        icon: Download,
        about: 'Bulk files by day and hour, as Excel workbook or as the original csv.',
      },
    ],
  },
];
