import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { WELCOMED } from '@/app/welcomed';

/** Opens the welcome page on the first visit and the Overview later. */
export default async function FirstPage() {
  redirect((await cookies()).has(WELCOMED) ? '/overview' : '/welcome');
}
