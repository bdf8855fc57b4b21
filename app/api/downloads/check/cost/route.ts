export { GET_COST as GET } from '@/lib/server/routes/check-route';
