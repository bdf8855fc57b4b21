import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

export const metadata: Metadata = { title: 'Not found' };

/** Shows "page not found" inside the layout, with the navigation, for all unknown addresses. */
export default function MissingPage() {
  notFound();
}
