import type { Metadata } from 'next';
import { connection } from 'next/server';
import { readCollectionView } from '@/components/collection/collection-address';
import { CollectionView } from '@/components/collection/view';
import { readCollection } from '@/lib/server/collect/collection';

export const metadata: Metadata = { title: 'Collection' };

export default async function CollectionPage({ searchParams }: PageProps<'/collection'>) {
  await connection();
  const view = readCollectionView(await searchParams);
  return <CollectionView first={{ view, collection: await readCollection(view) }} now={Date.now()} />;
}
