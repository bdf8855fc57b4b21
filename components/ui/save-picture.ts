import { saveFiles } from '@/components/ui/save-files';
import { saveFile } from '@/lib/client/files/save-file';
import { fileName } from '@/lib/text/file-name';

/**
 * Saves a drawing as a file. `draw` loads the drawing code and returns SVG.
 *
 * @param ending of the file name, which is not cut
 */
export function savePicture(
  title: string,
  extension: 'png' | 'svg',
  draw: () => Promise<string>,
  ending = '',
): Promise<void> {
  return saveFiles(async () => {
    const [svg, { svgToPng }] = await Promise.all([draw(), import('@/lib/client/files/svg-to-png')]);
    const file = extension === 'png' ? await svgToPng(svg) : new Blob([svg], { type: 'image/svg+xml' });
    saveFile(file, fileName(title, extension, ending));
  });
}
