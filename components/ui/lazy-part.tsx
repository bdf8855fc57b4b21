'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { ReloadButton } from '@/components/ui/reload-button';
import { useHydrated } from '@/lib/client/browser/use-hydrated';
import { loadCode } from '@/lib/client/query/load-code';
import { toProblem } from '@/lib/client/query/request-problem';

/**
 * Creates a component whose code is loaded when it is first rendered. Shows `placeholder` until then, or without one
 * the fallback of the nearest `Suspense`. If loading fails, shows an error in its place and keeps the rest of the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({ default: await loadCode(load).catch(failedPart) }));
  if (!placeholder) return Loaded;
  return (props) => <Part Loaded={Loaded} placeholder={placeholder} props={props} />;
}

interface PartProps<Props> {
  Loaded: ComponentType<Props>;
  placeholder: (props: Props) => ReactNode;
  props: Props;
}

/**
 * Keeps the server's HTML until the code has loaded. Otherwise React would replace it with the placeholder at the
 * first update of a parent, and lose clicks on its buttons.
 */
function Part<Props extends object>({ Loaded, placeholder, props }: PartProps<Props>) {
  const [isLoaded, setLoaded] = useState(useHydrated());
  const [initialProps] = useState(props);
  const currentProps = isLoaded ? props : initialProps;
  // Returns the identical element until then, so that React skips it.
  return useMemo(
    () => (
      <Suspense fallback={placeholder(currentProps)}>
        <Loaded {...currentProps} />
        {isLoaded ? null : <LoadEffect onLoad={setLoaded} />}
      </Suspense>
    ),
    [Loaded, placeholder, currentProps, isLoaded],
  );
}

function LoadEffect({ onLoad }: { onLoad: (isLoaded: true) => void }) {
  useLayoutEffect(() => onLoad(true), [onLoad]);
  return null;
}

/** Returns a component that states why the code could not be loaded, and asks to reload the page. */
function failedPart(error: unknown): () => ReactNode {
  const { title } = toProblem(error);
  return () => (
    <p role="alert" className="flex flex-wrap items-center gap-2 py-4 text-off-target">
      This part of the page could not be loaded. {title}
      <ReloadButton />
    </p>
  );
}
