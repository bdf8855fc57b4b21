import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The better comes first. Browsers take brotli over https and from this machine, else gzip. */
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
 * Lays a `.br` and a `.gz` beside each script and style sheet of a build. Names there are hashes of contents, so each is
 * compressed once, as small as it gets, and not at every request.
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

/** Rewrites and headers that answer a script or style sheet with its compressed file, where the browser takes it. */
export function compressedFiles() {
  const files = Object.entries(TYPES).flatMap(([kind, type]) =>
    CODINGS.map(({ name, ending }, rank) => ({
      source: `${CHUNKS}.${kind}`,
      destination: `${CHUNKS}.${kind}.${ending}`,
      has: [accepts(name)],
      missing: CODINGS.slice(0, rank).map((better) => accepts(better.name)),
      headers: [
        { key: 'Content-Encoding', value: name },
        { key: 'Content-Type', value: type },
      ],
    })),
  );
  return {
    rewrites: files.map(({ headers, ...rewrite }) => rewrite),
    headers: [
      { source: CHUNKS, headers: [{ key: 'Vary', value: 'Accept-Encoding' }] },
      ...files.map(({ destination, ...rule }) => rule),
    ],
  };
}

function accepts(coding) {
  return { type: 'header', key: 'accept-encoding', value: `.*\\b${coding}\\b.*` };
}
