import type { View } from '@/components/visibility/url-state';
import type { Facet } from '@/lib/client/visibility/score';

/** What a tile counts. */
export type Behind = 'missed' | 'key' | 'own' | 'near' | 'all';

interface Way {
  readonly filters: Partial<Record<Facet, readonly string[]>>;
  readonly view: View;
  /** Of the table of all scores. */
  readonly sort: string | null;
}

/** The filters, view and order that show the rows behind a tile, on top of the filters that are on. */
export const BEHIND: Record<Behind, Way> = {
  missed: { filters: { own: ['own'], target: ['missed'] }, view: 'scores', sort: 'gap.asc' },
  key: { filters: { own: ['own'], key: ['yes'] }, view: 'matrix', sort: null },
  own: { filters: { own: ['own'] }, view: 'scores', sort: 'share.desc' },
  near: { filters: { own: ['own'], target: ['missed'] }, view: 'scores', sort: 'needed.asc' },
  all: { filters: {}, view: 'scores', sort: null },
};
