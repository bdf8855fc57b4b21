export { GET_COST as GET } from '@/lib/server/routes/collection-route';
