export { GET, POST } from '@/lib/server/routes/saved-route';
