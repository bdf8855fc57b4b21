'use client';

import { createContext, useContext } from 'react';

/** The window that is open over the page. */
export type OpenWindow = 'palette' | 'shortcuts' | null;

export const OpenWindowContext = createContext<(open: OpenWindow) => void>(() => {});

/** Opens one of the windows. */
export const useOpenWindow = () => useContext(OpenWindowContext);
