import { Calendar, type CalendarProps } from '@/components/ui/calendar';

/** A calendar below a visible caption. */
export function LabelledCalendar({ caption, ...calendar }: CalendarProps & { caption: string }) {
  return (
    <div>
      <p className="mb-1 text-caption text-ink-3">{caption}</p>
      <Calendar {...calendar} />
    </div>
  );
}
