export { createExport as POST } from '@/lib/server/routes/export-route';
