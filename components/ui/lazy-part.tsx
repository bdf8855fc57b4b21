'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/client/use-hydrated';

/**
 * A part of a page whose script is fetched when the part is first shown. The page stands where that fails. Until the
 * script is there its `placeholder` stands in its place; without one, that of the `Suspense` around it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => NotFetched) }));
  if (!placeholder) return Loaded;
  return (props) => <Part Loaded={Loaded} placeholder={placeholder} props={props} />;
}

interface PartProps<Props> {
  Loaded: ComponentType<Props>;
  placeholder: (props: Props) => ReactNode;
  props: Props;
}

/**
 * What the server drew stays as it is until the script is there. At the first change around it React would put the
 * placeholder in its place, and a press of a button in it would be lost.
 */
function Part<Props extends object>({ Loaded, placeholder, props }: PartProps<Props>) {
  const [isThere, setThere] = useState(useHydrated());
  const [drawn] = useState(props);
  const shown = isThere ? props : drawn;
  // The very same element until then: React does not look into it again.
  return useMemo(
    () => (
      <Suspense fallback={placeholder(shown)}>
        <Loaded {...shown} />
        {isThere ? null : <Arrival onArrive={setThere} />}
      </Suspense>
    ),
    [Loaded, placeholder, shown, isThere],
  );
}

function Arrival({ onArrive }: { onArrive: (isThere: true) => void }) {
  useLayoutEffect(() => onArrive(true), [onArrive]);
  return null;
}

/** After an update of the server, the scripts of an open page may be gone: only the page itself brings the new ones. */
function NotFetched() {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 py-4 text-off-target">
      This part of the page could not be fetched. Check that you are connected, then load the page again.
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </p>
  );
}
