import type { Metadata } from 'next';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <h1 className="mb-2 font-semibold text-title">There is no page at this address</h1>
      <p className="mb-4 text-ink-2">It may have been moved, or the link was cut short on its way to you.</p>
      <Link href="/" className={buttonClass()}>
        Go to the first page
      </Link>
    </main>
  );
}
