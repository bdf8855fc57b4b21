export { GET } from '@/lib/server/routes/health';
