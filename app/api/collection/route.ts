export { GET, POST } from '@/lib/server/routes/collection-route';
