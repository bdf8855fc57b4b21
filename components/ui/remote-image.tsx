'use client';

import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';

interface RemoteImageProps {
  /** Address on another host, which may not respond. Null shows the placeholder. */
  src: string | null | undefined;
  alt: string;
  /** Must set the size, so that loading does not shift the layout. */
  className: string;
  /** Loads at once instead of near the viewport, for pages that are printed. */
  eager?: boolean;
}

/** An image of another host in a box of fixed size: lazy, without referrer, with a placeholder if it fails to load. */
export function RemoteImage({ src, alt, className, eager = false }: RemoteImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // The content security policy blocks plain http. Most hosts with http addresses support https, too.
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
