// Replaces `use-sync-external-store/shim`, which libraries include for React 17.
export { useSyncExternalStore } from 'react';
