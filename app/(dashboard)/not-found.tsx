import Link from 'next/link';
import { PageTitle } from '@/components/shell/page-title';
import { buttonClass } from '@/components/ui/button';

export default function NotFound() {
  return (
    <>
      <PageTitle title="There is no page at this address">
        It may have been moved, or the link was cut short on its way to you.
      </PageTitle>
      <Link href="/" className={buttonClass()}>
        Go to the first page
      </Link>
    </>
  );
}
