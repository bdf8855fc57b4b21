import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { compressBuild, compressedFiles } from './scripts/setup/compressed.mjs';

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

// What the data routes answer is never a page: should a browser take it for one, nothing in it may run.
const dataPolicy = { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" };

/** @returns {import('next').NextConfig} */
export default function nextConfig(phase) {
  const compressed = phase === PHASE_DEVELOPMENT_SERVER ? { rewrites: [], headers: [] } : compressedFiles();
  return {
    reactStrictMode: true,
    poweredByHeader: false,
    agentRules: false,
    // Downloads and event streams must leave as they come; scripts and style sheets are compressed with the build.
    compress: false,
    compiler: { runAfterProductionCompile: compressBuild },
    serverExternalPackages: ['@clickhouse/client'],
    rewrites: async () => ({ beforeFiles: compressed.rewrites }),
    headers: async () => [
      { source: '/:path*', headers: securityHeaders },
      { source: '/api/:path*', headers: [dataPolicy] },
      ...compressed.headers,
    ],
  };
}
