import type { Banner } from '@/lib/contract/e-retail-media';

/** What a banner's address calls it, as rows have no name for it: the last part of its path, else its host; null for none. */
export function bannerName({ e_retail_media_url: url }: Banner): string | null {
  if (url === null || !URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return readable(pathname.split('/').findLast(Boolean)) ?? host;
}

function readable(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
}
