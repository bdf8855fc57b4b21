import type { Finding } from '@/components/overview/finding';

const plain: Finding = {
  id: 'stock|Markt|S1',
  kind: 'stock',
  worse: true,
  retailer: 'Markt',
  by: '',
  name: 'Aurelle Soap 1 l',
  brand: 'Aurelle',
  heavy: false,
  before: 'in stock',
  now: 'out of stock',
  key: 'S1',
  href: '/prices?retailer=Markt&sku=S1',
  rowHref: '/prices?retailer=Markt',
  rows: { now: [], before: [] },
};

/** A SKU that went out of stock, plain but for what a test is about. */
export function finding(difference: Partial<Finding> = {}): Finding {
  return { ...plain, ...difference };
}
