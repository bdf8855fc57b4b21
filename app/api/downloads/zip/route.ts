export { GET } from '@/lib/server/routes/zip-route';
