export { GET, POST } from '@/lib/server/routes/settings-route';
