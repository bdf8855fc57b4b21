import { pageControls } from '@/components/layout/page-controls';
import type { VisibilityState } from '@/components/visibility/use-visibility';
import { capital, TYPE_WORDS } from '@/components/visibility/words';
import { isolated } from '@/lib/client/isolated';
import { ownValue } from '@/lib/contract/own-value';

const OURS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  key: { yes: 'power keywords', no: 'others' },
  target: { met: 'met', missed: 'missed' },
  check: { agrees: 'agrees with its parts', differs: 'does not agree' },
};

/** The filters of the page, each with the scores that its values would leave. */
export function visibilityControls({ address, set, facets }: Pick<VisibilityState, 'address' | 'set' | 'facets'>) {
  const lists = {
    retailer: 'Retailer',
    brand: 'Brand',
    country: 'Country',
    source: capital(TYPE_WORDS[address.visibility_type].source),
    key: 'Power',
    target: 'Target',
    group: 'Brand group',
    check: 'Check',
  };
  const labelOf = (name: keyof typeof lists, value: string) => ownValue(OURS[name] ?? {}, value) ?? isolated(value);
  return pageControls({ lists, labelOf, address, set, facets });
}
