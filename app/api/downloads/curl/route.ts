export { GET } from '@/lib/server/routes/curl-route';
