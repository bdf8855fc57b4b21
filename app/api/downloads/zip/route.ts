export { sendZip as GET, sendZip as POST } from '@/lib/server/routes/zip-route';
