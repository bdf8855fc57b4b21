export { GET } from '@/lib/server/routes/zip-progress-route';
