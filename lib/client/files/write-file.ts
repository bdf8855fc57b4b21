/** Writes a file into a folder, or into memory if the browser gives none or no space in it. */
export async function writeFile(
  folder: FileSystemDirectoryHandle | undefined,
  id: string,
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Blob> {
  const file = await folder?.getFileHandle(id, { create: true }).catch(() => undefined);
  const disk = await file?.createWritable().catch(() => undefined);
  if (!file || !disk) return new Response(bytes).blob();
  await bytes.pipeTo(disk);
  return file.getFile();
}
