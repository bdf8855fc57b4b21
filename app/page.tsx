import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { WELCOMED } from '@/app/welcomed';

/** The Overview will stand here; until it does, a first visit is told what is shown and later ones begin with prices. */
export default async function FirstPage() {
  redirect((await cookies()).has(WELCOMED) ? '/prices' : '/welcome');
}
