import { Download, type LucideIcon, Tag } from 'lucide-react';

export interface NavItem {
  href: string;
  label: string;
  icon: LucideIcon;
}

/** The pages that exist, in the order of a day's work. A new page adds its line here and nowhere else. */
export const NAV: { group: string; items: NavItem[] }[] = [
  { group: 'Price', items: [{ href: '/prices', label: 'Prices', icon: Tag }] },
  { group: 'Files', items: [{ href: '/downloads', label: 'Downloads', icon: Download }] },
];
