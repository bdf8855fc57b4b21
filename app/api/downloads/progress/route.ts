export { GET } from '@/lib/server/routes/progress-route';
