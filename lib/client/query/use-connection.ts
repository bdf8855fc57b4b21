'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { type Connection, createConnection } from '@/lib/client/query/connection';

export function useConnection(): Connection {
  const client = useQueryClient();
  const [store] = useState(() => createConnection(client));
  return useSyncExternalStore(store.subscribe, store.get, () => 'answering');
}
