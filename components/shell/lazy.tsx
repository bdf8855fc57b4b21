'use client';

import dynamic from 'next/dynamic';

const nothing = () => null;

/**
 * Fetched beside the data: the page's first numbers need none of it. With something to show while it loads, each waits for
 * its own script; without, the whole page would. Import them from the layout or from client components: a page of the
 * server that does names scripts that the build does not have. They share one script: in scripts of their own, each would
 * bring its own copy of what they have in common.
 */
export const NavFoot = dynamic(() => import('@/components/shell/islands').then((file) => file.NavFoot), {
  loading: nothing,
});
export const PhoneBar = dynamic(() => import('@/components/shell/islands').then((file) => file.PhoneBar), {
  // The page below keeps its place.
  loading: () => <div className="no-print h-11 sm:hidden" />,
});
export const Freshness = dynamic(() => import('@/components/shell/islands').then((file) => file.Freshness), {
  loading: nothing,
});
export const SkipToTable = dynamic(() => import('@/components/shell/islands').then((file) => file.SkipToTable), {
  loading: nothing,
});
export const ShellWindows = dynamic(() => import('@/components/shell/islands').then((file) => file.ShellWindows), {
  loading: nothing,
});
