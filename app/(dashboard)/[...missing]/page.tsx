import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

export const metadata: Metadata = { title: 'Not found' };

/** Every address without a page: it is told so inside the frame, with the way to all pages beside it. */
export default function MissingPage() {
  notFound();
}
