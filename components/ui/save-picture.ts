import { toast } from '@/components/ui/toast';
import { saveFile } from '@/lib/client/files/save-file';
import { messageOf } from '@/lib/client/query/load-code';
import { fileName } from '@/lib/text/file-name';

/** Saves a drawing as a file. `draw` loads the drawing code and returns SVG. */
export async function savePicture(title: string, extension: 'png' | 'svg', draw: () => Promise<string>): Promise<void> {
  try {
    const [svg, { svgToPng }] = await Promise.all([draw(), import('@/lib/client/files/svg-to-png')]);
    const file = extension === 'png' ? await svgToPng(svg) : new Blob([svg], { type: 'image/svg+xml' });
    saveFile(file, fileName(title, extension));
  } catch (error) {
    toast('The picture could not be created', await messageOf(error));
  }
}
