'use client';

import { lazyPart } from '@/components/ui/lazy-part';

/** A day and its collection state. */
export interface CalendarDay {
  day: string;
  state: 'complete' | 'partly' | 'no_data' | 'failed' | 'not_collected';
}

export interface CalendarProps {
  label: string;
  /** YYYY-MM-DD, or empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Called when a day is selected in the month view, but not while one is typed. */
  onSelect?: () => void;
  /** Whether the selected day has the focus at first. */
  focusesDay?: boolean;
  min?: string;
  max?: string;
  /** Days with a mark: collected ones have a dot, failed ones a cross. */
  days?: readonly CalendarDay[];
}

/** A month view and a text field to select a day. */
export const Calendar = lazyPart(() => import('@/components/ui/calendar-parts'), 'Calendar', <div className="h-80" />);
