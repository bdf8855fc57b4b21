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
  /** What a person finds there, in a sentence. */
  about: string;
}

/**
 * The pages that exist, in the order of a day's work. A new page adds its line here and nowhere else. The names of the
 * groups are for screen readers: on screen a hairline parts them.
 */
export const NAV: { group: string; items: NavItem[] }[] = [
  {
    group: 'Today',
    items: [
      {
        href: '/overview',
        label: 'Overview',
        icon: Sunrise,
        about: 'What got worse since the last collection, by damage, and where to look at it.',
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
        about: 'What every product costs at every retailer, who sells it, and who is out of stock.',
      },
      {
        href: '/price-competition',
        label: 'Price competition',
        icon: Scale,
        about: 'Where prices stand against those of competitors, whether that is on target, and who moved.',
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
        about: 'How much of search results and category shelves is ours, against target, at every retailer.',
      },
      {
        href: '/rankings',
        label: 'Search rankings',
        icon: ListOrdered,
        about: 'Where each product stands for each keyword, what moved, and how far it is to the target.',
      },
      {
        href: '/shelf',
        label: 'Shelf',
        icon: LayoutGrid,
        about: 'A page of search results or of a category as the shopper saw it, and what moved between two of them.',
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
        about: 'The banners shoppers were shown, whose products are on them, what changed and how long each stood.',
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
        about: 'Ratings and reviews by retailer and brand: where they stand, what moved, what it would take.',
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
        about: 'Every file of the service by day and hour: as it came, or ready for Excel.',
      },
    ],
  },
];
