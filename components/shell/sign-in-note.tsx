'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { ReloadButton } from '@/components/ui/reload-button';
import { findLoadProblem } from '@/lib/client/query/load-code';
import { SIGN_IN_ENDED, signIn } from '@/lib/client/query/sign-in';

const isNever = () => false;

/** Reports the end of the sign-in on every page, as requests in the background show no problem of their own. */
export function SignInNote() {
  const hasEnded = useSyncExternalStore(signIn.subscribe, signIn.hasEnded, isNever);
  useEffect(() => {
    window.addEventListener('error', checkLoad, true);
    return () => window.removeEventListener('error', checkLoad, true);
  }, []);
  if (!hasEnded) return null;
  return (
    <div
      role="alert"
      className="no-print -translate-x-1/2 fixed top-2 left-1/2 z-50 flex w-max max-w-[calc(100vw-2rem)] flex-wrap items-center gap-3 rounded-md border border-line bg-ground p-3 shadow-float"
    >
      {SIGN_IN_ENDED.title}
      <ReloadButton />
    </div>
  );
}

/** Finds out whether a script or style sheet failed because of the sign-in. Both load without an answer to read. */
function checkLoad(event: Event): void {
  const isFile = event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement;
  if (isFile || (event instanceof ErrorEvent && isPageAsScript(event))) void findLoadProblem();
}

/** Whether the browser may have run a sign-in page as a script. The error of another site's script has no details. */
function isPageAsScript({ error }: ErrorEvent): boolean {
  return !error || error instanceof SyntaxError;
}
