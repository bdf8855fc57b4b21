export { GET, POST } from '@/lib/server/routes/check-route';
