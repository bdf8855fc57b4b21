export { GET, POST } from '@/lib/server/routes/zip-route';
