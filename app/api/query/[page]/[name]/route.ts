export { GET, POST } from '@/lib/server/routes/query-route';
