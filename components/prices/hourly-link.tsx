import Link from 'next/link';

/** To the hourly price files of a day: when in the day a low price stood. */
export function HourlyLink({ day }: { day: string | null }) {
  if (!day) return null;
  return (
    <Link href={`/downloads?dataset=price_hourly&at=${day}`} prefetch={false} className="text-caption underline">
      Hourly price files of this day
    </Link>
  );
}
