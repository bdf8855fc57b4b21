'use client';

import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { ReloadButton } from '@/components/ui/reload-button';
import { useHydrated } from '@/lib/client/browser/use-hydrated';
import { loadCode } from '@/lib/client/query/load-code';
import { toProblem } from '@/lib/client/query/request-problem';

/** The properties of a component. */
type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

type Placeholder<Props> = ReactNode | ((props: Props) => ReactNode);

/**
 * Creates a component whose code is loaded when it is first rendered: the export `name` of a module. Shows
 * `placeholder` until then, or if it is undefined the fallback of the nearest `Suspense`. If loading fails, shows an
 * error in its place and keeps the rest of the page.
 */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  placeholder?: Placeholder<PropsOf<Module[Name]>>,
): ComponentType<PropsOf<Module[Name]>> {
  return partOf(async () => (await load())[name] as ComponentType<PropsOf<Module[Name]>>, placeholder);
}

function partOf<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: Placeholder<Props>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<Props>>(async () => ({ default: await loadCode(load).catch(failedPart) }));
  if (placeholder === undefined) return Loaded;
  return (props) => <Part Loaded={Loaded} placeholder={placeholder} props={props} />;
}

interface PartProps<Props> {
  Loaded: ComponentType<Props>;
  placeholder: Placeholder<Props>;
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
      <Suspense fallback={typeof placeholder === 'function' ? placeholder(currentProps) : placeholder}>
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
