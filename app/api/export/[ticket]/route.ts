export { probeExport as HEAD, sendExport as GET } from '@/lib/server/routes/export-route';
