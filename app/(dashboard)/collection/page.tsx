import type { Metadata } from 'next';
import { connection } from 'next/server';
import { collectionFields } from '@/components/collection/collection-address';
import { CollectionView } from '@/components/collection/view';
import { readAddress } from '@/lib/client/address/address';
import { readCollection } from '@/lib/server/collect/collection';

export const metadata: Metadata = { title: 'Collection' };

export default async function CollectionPage({ searchParams }: PageProps<'/collection'>) {
  await connection();
  const view = readAddress(collectionFields, await searchParams);
  return <CollectionView first={{ view, collection: await readCollection(view) }} now={Date.now()} />;
}
