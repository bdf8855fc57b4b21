import { toast } from '@/components/ui/toast';
import { fileName, saveFile } from '@/lib/client/save-file';
import type { TablePicture } from '@/lib/client/table-picture';

/** Draws the table and hands the file to the browser; what draws is loaded when somebody asks for it. */
export async function savePicture(picture: TablePicture, extension: 'png' | 'svg'): Promise<void> {
  try {
    const [{ tableSvg }, { svgToPng }] = await Promise.all([
      import('@/lib/client/draw-table'),
      import('@/lib/client/svg-to-png'),
    ]);
    const svg = tableSvg(picture);
    const file = extension === 'png' ? await svgToPng(svg) : new Blob([svg], { type: 'image/svg+xml' });
    saveFile(file, fileName(picture.title, extension));
  } catch (error) {
    toast('The picture could not be made', error instanceof Error ? error.message : undefined);
  }
}
