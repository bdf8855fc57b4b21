/** Saves content that was created in the page as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  followDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Downloads an address, as a click on a link does.
 *
 * @param name replaced by the name that the server sets. With the attribute, an error response does not replace the page
 */
export function followDownload(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
