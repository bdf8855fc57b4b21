import { Segmented, type SegmentedProps } from '@/components/ui/segmented';

interface CaptionedSegmentedProps<Value extends string> extends SegmentedProps<Value> {
  /** Visible text above the options. The label by default. */
  caption?: string;
}

/** A choice of one of a few options below a visible caption. */
export function CaptionedSegmented<Value extends string>(props: CaptionedSegmentedProps<Value>) {
  const { caption = props.label, className, ...segmented } = props;
  return (
    <div className={className}>
      <p className="mb-1 text-caption text-ink-3">{caption}</p>
      <Segmented {...segmented} />
    </div>
  );
}
