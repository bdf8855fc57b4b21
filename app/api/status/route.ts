export { GET } from '@/lib/server/routes/status';
