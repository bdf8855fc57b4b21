/** Parses the text fields of a multipart body, in which the official client sends long parameters. */
export async function multipartFields(body: Buffer, contentType: string): Promise<Map<string, string>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  return new Map([...form].map(([name, value]) => [name, String(value)]));
}
