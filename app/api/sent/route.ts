export { POST } from '@/lib/server/routes/sent-route';
