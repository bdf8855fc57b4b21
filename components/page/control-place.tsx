import { cn } from '@/components/ui/cn';

/** Where controls will stand that wait for the newest day: as wide as they are, so that nothing below them moves. */
export function ControlPlace({ className }: { className: string }) {
  return <div aria-hidden className={cn('no-print h-[30px] max-w-full', className)} />;
}
