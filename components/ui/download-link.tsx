'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { toast } from '@/components/ui/toast';
import { followDownload } from '@/lib/client/files/save-file';
import { request } from '@/lib/client/query/request';
import { toProblem } from '@/lib/client/query/request-problem';

/**
 * A link that downloads a file of the dashboard. The browser would save a sign-in page as the file, so a click first
 * requests the status of the dashboard. A request of the file itself would cost a call of the service.
 */
export function DownloadLink({ href, ...props }: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  async function download(event: MouseEvent) {
    event.preventDefault();
    try {
      await request('/api/status');
      followDownload(href);
    } catch (error) {
      toast('Not downloaded', toProblem(error).title);
    }
  }
  return <a {...props} href={href} download onClick={(event) => void download(event)} />;
}
