export { probeZip as HEAD, sendZip as GET, sendZip as POST } from '@/lib/server/routes/zip-route';
