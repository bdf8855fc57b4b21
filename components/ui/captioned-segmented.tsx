import { Segmented, type SegmentedProps } from '@/components/ui/segmented';

/** A choice of one of a few options below its label. */
export function CaptionedSegmented<Value extends string>({ className, ...segmented }: SegmentedProps<Value>) {
  return (
    <div className={className}>
      <p className="mb-1 text-caption text-ink-3">{segmented.label}</p>
      <Segmented {...segmented} />
    </div>
  );
}
