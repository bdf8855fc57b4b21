import { vi } from 'vitest';

/** Replaces `next/navigation` for a page at this path. Without imports, as others import what it replaces. */
export const navigationAt = (path: string) => ({
  usePathname: () => path,
  useRouter: () => ({ push: vi.fn(), replace: vi.fn(), back: vi.fn(), prefetch: vi.fn() }),
  useSearchParams: () => new URLSearchParams(),
});
