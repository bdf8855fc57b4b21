import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { WELCOMED } from '@/app/welcomed';

/** A first visit is told what is shown; later ones begin with what changed. */
export default async function FirstPage() {
  redirect((await cookies()).has(WELCOMED) ? '/overview' : '/welcome');
}
