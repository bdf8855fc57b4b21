import { type LucideIcon, Package, PanelTop, Search, ShoppingBag, Star, Tag } from 'lucide-react';
import { type Pillar, SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';

const ICONS: Readonly<Record<Pillar, readonly [LucideIcon, label: string]>> = {
  price: [Tag, 'Price'],
  stock: [Package, 'Stock'],
  search: [Search, 'Search'],
  banner: [PanelTop, 'Banner'],
  rating: [Star, 'Rating'],
};

/** The icon of a rule's pillar. The buybox has its own. */
export function RuleIcon({ rule }: { rule: SignalName }) {
  const [Icon, label] = rule === 'buybox_lost' ? [ShoppingBag, 'Buybox'] : ICONS[SIGNAL_WORDS[rule].pillar];
  return <Icon role="img" aria-label={label} strokeWidth={1.5} className="size-4 text-ink-3" />;
}
