'use client';

import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';

interface RemoteImageProps {
  /** Foreign and possibly dead. Null shows the placeholder. */
  src: string | null | undefined;
  alt: string;
  /** Sets the box: the image never moves what is around it. */
  className: string;
  /** Loads at once rather than when it is near: what is printed must be there whole. */
  eager?: boolean;
}

/** A foreign image in a box of fixed size: lazy, without referrer, and with a placeholder when it does not come. */
export function RemoteImage({ src, alt, className, eager = false }: RemoteImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // The pages' policy loads nothing over plain http; hosts that still write it mostly answer https.
  const address = src?.replace(/^http:/i, 'https:');
  const box = cn('flex shrink-0 items-center justify-center overflow-hidden rounded-sm bg-surface', className);
  if (!address || failed === address || !/^(https:|data:image\/|\/)/.test(address)) {
    return (
      <span className={cn(box, 'hatch text-ink-3 [&_svg]:size-4')} role="img" aria-label={`${alt} (no image)`}>
        <ImageOff aria-hidden />
      </span>
    );
  }
  return (
    <span className={box}>
      <img
        src={address}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(address)}
        className="size-full object-contain"
      />
    </span>
  );
}
