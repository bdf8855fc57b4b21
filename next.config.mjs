import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { parsePublicUrl } from './lib/config/public-url.mjs';
import { DATA_POLICY, SECURITY_HEADERS } from './scripts/dashboard/headers.mjs';
import { chunkHeaders, compressBuild } from './scripts/setup/compressed.mjs';

const asList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @returns {import('next').NextConfig} */
export default function nextConfig(phase) {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER;
  const { origins } = parsePublicUrl(process.env.PUBLIC_URL);
  return {
    reactStrictMode: true,
    poweredByHeader: false,
    agentRules: false,
    // Our own listener compresses pages. Scripts and style sheets are compressed with the build.
    compress: false,
    // `npm run types` checks them, once.
    typescript: { ignoreBuildErrors: true },
    compiler: { runAfterProductionCompile: compressBuild },
    // Scripts in fewer and larger chunks: a page's first numbers take 3 to 5 kB less, and no later page takes more than 5 kB more.
    experimental: { turbopackChunking: { minChunkSize: 130_000 } },
    turbopack: {
      resolveAlias: {
        'victory-vendor/d3-scale': './components/chart/recharts-scales.mjs',
        // React has had the hook since version 18.
        'use-sync-external-store/shim': './components/shell/external-store-shim.mjs',
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    // In development Next checks the origin of its own files and WebSocket, too.
    allowedDevOrigins: origins.map((origin) => new URL(origin).hostname),
    // The agents import an optional package, which a bundle would need.
    serverExternalPackages: ['@clickhouse/client', 'http-proxy-agent', 'https-proxy-agent'],
    // Browsers ask for it where a document names no icon, such as an answer that is opened by itself.
    rewrites: async () => ({ beforeFiles: [{ source: '/favicon.ico', destination: '/icon.svg' }] }),
    headers: async () => [
      { source: '/:path*', headers: asList(SECURITY_HEADERS) },
      { source: '/api/:path*', headers: asList({ 'Content-Security-Policy': DATA_POLICY }) },
      ...(isDev ? [] : chunkHeaders()),
    ],
  };
}
