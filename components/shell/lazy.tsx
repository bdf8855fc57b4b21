'use client';

import dynamic from 'next/dynamic';

const renderNothing = () => null;

/**
 * Parts of the shell that the first numbers do not need. They are fetched in parallel with the data. Each has a
 * placeholder: without one, the whole page would wait for the script. Import them only from the layout or from client
 * components: a server page would name scripts that the build does not have. They share one script, as separate scripts
 * would repeat common code.
 */
export const NavFoot = dynamic(() => import('@/components/shell/islands').then((file) => file.NavFoot), {
  loading: renderNothing,
});
export const PhoneBar = dynamic(() => import('@/components/shell/islands').then((file) => file.PhoneBar), {
  // Keeps the layout below unchanged.
  loading: () => <div className="no-print h-11 sm:hidden" />,
});
export const Freshness = dynamic(() => import('@/components/shell/islands').then((file) => file.Freshness), {
  loading: renderNothing,
});
export const SkipToTable = dynamic(() => import('@/components/shell/islands').then((file) => file.SkipToTable), {
  loading: renderNothing,
});
export const ShellWindows = dynamic(() => import('@/components/shell/islands').then((file) => file.ShellWindows), {
  loading: renderNothing,
});
