'use client';

import dynamic from 'next/dynamic';

/**
 * Fetched beside the data: the page's first numbers need none of it. Import them from the layout or from client
 * components: a page of the server that does would name scripts that the build does not have.
 */
export const NavFoot = dynamic(() => import('@/components/shell/nav-foot').then((file) => file.NavFoot));
export const PhoneBar = dynamic(() => import('@/components/shell/phone-bar').then((file) => file.PhoneBar));
export const Freshness = dynamic(() => import('@/components/shell/freshness').then((file) => file.Freshness));
export const ShellWindows = dynamic(() => import('@/components/shell/shell-windows').then((file) => file.ShellWindows));
