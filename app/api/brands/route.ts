export { GET } from '@/lib/server/routes/brands';
