import type { Metadata } from 'next';
import { connection } from 'next/server';
import { CollectionView } from '@/components/collection/view';
import { readCollection } from '@/lib/server/collect/collection';

export const metadata: Metadata = { title: 'Collection' };

export default async function CollectionPage() {
  await connection();
  return <CollectionView first={await readCollection()} now={Date.now()} />;
}
