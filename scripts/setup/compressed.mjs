import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Browsers accept brotli over https and from this machine, and gzip everywhere. */
const CODINGS = [
  {
    name: 'br',
    ending: 'br',
    compress: promisify(brotliCompress),
    options: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  },
  { name: 'gzip', ending: 'gz', compress: promisify(gzip), options: { level: constants.Z_BEST_COMPRESSION } },
];
const TYPES = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' };
const CHUNKS = '/_next/static/chunks/:name*';

/**
 * Writes a `.br` and a `.gz` file next to each script and style sheet of a build. Their names are hashes of their contents, so
 * each is compressed once, at the best quality, and not for every request.
 */
export async function compressBuild({ distDir }) {
  const folder = join(distDir, 'static', 'chunks');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path) {
  const content = await readFile(path);
  for (const { ending, compress, options } of CODINGS)
    await writeFile(`${path}.${ending}`, await compress(content, options));
}

/** Headers of scripts and style sheets, and of their compressed files, to which the listener points requests. */
export function chunkHeaders() {
  const compressed = Object.entries(TYPES).flatMap(([kind, type]) =>
    CODINGS.map(({ name, ending }) => ({
      source: `${CHUNKS}.${kind}.${ending}`,
      headers: [
        { key: 'Content-Encoding', value: name },
        { key: 'Content-Type', value: type },
      ],
    })),
  );
  return [{ source: CHUNKS, headers: [{ key: 'Vary', value: 'Accept-Encoding' }] }, ...compressed];
}
