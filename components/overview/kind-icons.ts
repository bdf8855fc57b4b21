import {
  BadgePercent,
  FileWarning,
  GalleryHorizontalEnd,
  ListOrdered,
  type LucideIcon,
  PackageX,
  Scale,
  Star,
  UserRoundX,
} from 'lucide-react';
import type { Kind } from '@/components/overview/finding';

/** The same glyphs as on the pages. */
export const KIND_ICONS: Record<Kind, LucideIcon> = {
  stock: PackageX,
  buybox: UserRoundX,
  band: Scale,
  list: BadgePercent,
  'page-one': ListOrdered,
  rating: Star,
  banners: GalleryHorizontalEnd,
  files: FileWarning,
};
