import { redirect } from 'next/navigation';

/** The Overview will stand here; until it does, the day begins with prices. */
export default function FirstPage() {
  redirect('/prices');
}
